import { expect, type Page } from '@playwright/test'
import { customerWalks } from './customerWalks'
import { field, press, region, says, type WriteWalk } from './WriteWalk'

const EVENT = 'Круглый стол «Сложная биометрия»'

async function makesRequest(page: Page) {
  await page.getByRole('radio', { name: 'OD, правый' }).check({ force: true })
  await field(page, 'Код пациента').fill('К-9001')
  await page.getByRole('combobox', { name: 'Тип линзы' }).selectOption({ label: 'Торическая' })
  const measured = {
    'K1, D': '43',
    'Ось K1, °': '140',
    'K2, D': '44,25',
    'Длина глаза (AL), мм': '23,84',
    'Глубина передней камеры (ACD), мм': '3,12',
  }
  for (const [name, value] of Object.entries(measured)) await field(page, name).fill(value)
  await press(page, 'Сохранить черновик')
  await expect(page).toHaveURL(/\/iol\/\d+\/$/)
  await page.getByLabel(/^Добавить файл/).setInputFiles({
    name: 'biometry.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('abc'),
  })
  await expect(page.getByRole('link', { name: /biometry\.pdf/ })).toBeVisible()
  await press(page, 'Опубликовать')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible()
  await press(page, 'Закрыть запрос')
  await page.getByRole('dialog').getByRole('radio', { name: 'Решено' }).check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть запрос' }).click()
  await says(page, 'Закрыт: решено')
  await page.getByRole('button', { name: 'Скопировать', exact: true }).click()
  await expect(page).toHaveURL(/\/iol\/\d+\/edit\/$/)
  await field(page, 'Код пациента').fill('К-9002')
  await press(page, 'Сохранить черновик')
  await expect(page).toHaveURL(/\/iol\/\d+\/$/)
  await press(page, 'Удалить')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Удалить/ })
    .click()
  await expect(page).toHaveURL(/\/iol\/$/)
}

/** Writes that no form of the table makes: where they are made, and how. */
export const writeWalks: Record<string, WriteWalk> = {
  ...customerWalks,
  'a request for a lens, from the draft to the copy': {
    path: '/specialist/iol/new/',
    scenario: 'iol-author',
    act: makesRequest,
    writes: [
      ...['createIolRequest', 'addIolAttachment', 'publishIolRequest', 'closeIolRequest', 'copyIolRequest'],
      ...['saveIolRequest', 'deleteIolRequest'],
    ],
  },
  'the answer of an expert': {
    path: '/specialist/iol/2301/',
    scenario: 'iol-expert',
    act: async (page) => {
      await field(page, 'Ответ').fill('Торическая линза оправдана')
      await press(page, 'Ответить')
      await says(page, 'Ответ отправлен')
    },
    writes: ['answerIolRequest'],
  },
  'an invite that is declined': {
    path: '/specialist/invites/',
    scenario: 'specialist',
    act: async (page) => {
      await region(page, EVENT).getByRole('button', { name: 'Отклонить' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Отклонить' }).click()
      await expect(region(page, EVENT).getByRole('button', { name: 'Отклонить' })).toHaveCount(0)
    },
    writes: ['declineInvite'],
  },
  'an event': {
    path: '/specialist/materials/1101/?kind=events',
    scenario: 'specialist',
    act: async (page) => {
      await press(page, /^Записаться/)
      await says(page, 'Вы записаны')
    },
    writes: ['registerForEvent'],
  },
  'a lesson': {
    path: '/specialist/materials/1301/?kind=training',
    scenario: 'specialist',
    act: async (page) => {
      await region(page, 'Первая примерка').getByRole('button', { name: 'Завершить урок' }).click()
      await expect(
        region(page, 'Первая примерка').getByRole('button', { name: 'Завершить урок' }),
      ).toHaveCount(0)
    },
    writes: ['completeLesson'],
  },
  'an order of samples that is cancelled': {
    path: '/specialist/samples/',
    scenario: 'specialist',
    act: async (page) => {
      await press(page, 'Добавить в заявку: Росинка, раствор для линз')
      await press(page, 'Отправить заявку')
      await press(page, /^Отменить заявку/)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить заявку' }).click()
      await says(page, /Заявка № .* отменена/)
    },
    writes: ['orderSamples', 'cancelSamplingOrder'],
  },
  'a survey': {
    path: '/examples/survey.html',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Другие' }).check()
      await page.getByRole('textbox', { name: 'Ваш вариант' }).fill('Склеральные')
      await page.getByRole('checkbox', { name: 'За руль' }).check()
      await press(page, 'Далее')
      for (const row of await page
        .getByRole('group')
        .filter({ hasText: /^(Удобны|Легко)/ })
        .all())
        await row.getByRole('radio', { name: 'да', exact: true }).check()
      await press(page, 'Далее')
      await page.getByRole('radio', { name: '9', exact: true }).check()
      await press(page, 'Отправить')
      await says(page, 'Спасибо за ответы!')
    },
    writes: ['sendSurveyAnswers'],
  },
  'a rating': {
    path: '/examples/video-competition.html',
    act: async (page) => {
      const title = page.getByRole('heading', { name: 'Бабушкины очки', exact: true })
      const card = page.getByRole('listitem').filter({ has: title })
      await card.getByText('Оценить').waitFor()
      await card.getByRole('radio', { name: '5 из 5' }).check({ force: true })
      await expect(card.getByText('27 оценок')).toBeVisible()
    },
    writes: ['rateVideo'],
  },
  'more of what is in the basket, and nothing': {
    path: '/basket/',
    scenario: 'basket',
    act: async (page) => {
      await press(page, /^Увеличить количество/)
      await expect(page.getByText(/\d шт\. Итого/).first()).toBeAttached()
      const lines = page.getByRole('article')
      const count = await lines.count()
      await press(page, /^(Удалить|Убрать)/)
      await expect(lines).toHaveCount(count - 1)
    },
    writes: ['removeBasketItem'],
  },
  'an order': {
    path: '/checkout/',
    scenario: 'basket',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Время' }).selectOption('14:00–18:00')
      await page.getByRole('radio', { name: 'Картой при получении' }).check()
      await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
      await press(page, 'Оформить заказ')
      await says(page, /^Заказ № \d+ оформлен/)
    },
    writes: ['placeOrder'],
  },
}
