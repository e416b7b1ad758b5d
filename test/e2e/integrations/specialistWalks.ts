import { expect, type Page } from '@playwright/test'
import { field, file, PNG, press, question, region, says, type WriteWalk } from './WriteWalk'

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
  const added = page.getByRole('link', { name: /biometry\.pdf/ })
  await page.getByLabel(/^Добавить файл/).setInputFiles(file('biometry.pdf', 'application/pdf', 'abc'))
  await expect(added).toBeVisible()
  await press(page, 'Убрать biometry.pdf')
  await question(page).getByRole('button', { name: 'Удалить файл' }).click()
  await expect(added).toHaveCount(0)
  await press(page, 'Опубликовать')
  await question(page).getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible()
  await press(page, 'Закрыть запрос')
  await page.getByRole('dialog').getByRole('radio', { name: 'Решено' }).press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть запрос' }).click()
  await says(page, 'Закрыт: решено')
  await page.getByRole('button', { name: 'Скопировать', exact: true }).click()
  await expect(page).toHaveURL(/\/iol\/\d+\/edit\/$/)
  await field(page, 'Код пациента').fill('К-9002')
  await press(page, 'Сохранить черновик')
  await expect(page).toHaveURL(/\/iol\/\d+\/$/)
  await press(page, 'Удалить')
  await question(page)
    .getByRole('button', { name: /^Удалить/ })
    .click()
  await expect(page).toHaveURL(/\/iol\/$/)
}

/** Registers for an event, and cancels that. */
async function registers(page: Page) {
  await press(page, /^Записаться/)
  await says(page, 'Вы записаны')
  await press(page, /^Отменить запись/)
  await question(page).getByRole('button', { name: 'Отменить запись' }).click()
  await says(page, 'Запись отменена')
}

/** Sends the first application on the page. */
async function applies(page: Page) {
  await press(page, /^Подать заявку/)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Согласен/ }).check()
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click()
  await says(page, /^Заявка отправлена/)
}

/** The writes of a specialist in the cabinet. */
export const specialistWalks: Record<string, WriteWalk> = {
  'a request for a lens, from the draft to the copy': {
    path: '/specialist/iol/new/',
    scenario: 'iol-author',
    act: makesRequest,
    writes: [
      ...['createIolRequest', 'addIolAttachment', 'publishIolRequest', 'closeIolRequest', 'copyIolRequest'],
      ...['saveIolRequest', 'deleteIolRequest', 'deleteIolAttachment'],
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
    writes: ['readInviteNotifications', 'declineInvite'],
  },
  'an event': {
    path: '/specialist/materials/1101/?kind=events',
    scenario: 'specialist',
    act: registers,
    writes: ['viewMaterial', 'registerForEvent', 'cancelEventRegistration'],
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
      await question(page).getByRole('button', { name: 'Отменить заявку' }).click()
      await says(page, /Заявка № .* отменена/)
    },
    writes: ['orderSamples', 'cancelSamplingOrder'],
  },
  'a lecture': {
    path: '/specialist/academy/?session=1602',
    scenario: 'specialist',
    act: registers,
    writes: ['applyToAcademySession', 'cancelAcademyRegistration'],
  },
  'a satellite': {
    path: '/specialist/satellites/',
    scenario: 'specialist',
    act: applies,
    writes: ['applyToSatellite'],
  },
  'a course': {
    path: '/specialist/education/',
    scenario: 'specialist',
    act: applies,
    writes: ['applyToCourse'],
  },
  'what a specialist says of themselves': {
    path: '/specialist/profile/',
    scenario: 'specialist',
    act: async (page) => {
      const personal = region(page, 'Личные данные')
      await personal.getByLabel('Фотография', { exact: true }).setInputFiles(file('p.png', 'image/png', PNG))
      await says(page, 'Фотография сохранена')
      await press(page, 'Удалить фотографию')
      await question(page).getByRole('button', { name: 'Удалить фотографию' }).click()
      await says(page, 'Фотография удалена')
      const places = region(page, 'Места работы')
      await places
        .getByRole('button', { name: /^Удалить/ })
        .first()
        .click()
      await question(page).getByRole('button', { name: 'Удалить место' }).click()
      await says(page, 'Место удалено')
      const questions = region(page, 'Анкета')
      await questions.getByRole('radio').first().check({ force: true })
      await questions.getByRole('button', { name: 'Ответить' }).click()
      await expect(questions.getByRole('checkbox').first()).toBeVisible()
    },
    writes: [
      ...['uploadSpecialistAvatar', 'deleteSpecialistAvatar', 'deleteSpecialistWorkPlace'],
      'answerQuestionnaire',
    ],
  },
  'the wish to be an expert': {
    path: '/specialist/expert/',
    scenario: 'specialist-new',
    act: async (page) => {
      await page.getByRole('checkbox').first().check()
      await field(page, 'О себе').fill('Двадцать лет практики')
      await page.getByRole('checkbox', { name: /Согласен/ }).check()
      await press(page, 'Отправить заявку')
      await says(page, 'Заявка на проверке')
    },
    writes: ['applyAsExpert'],
  },
}
