import { expect } from '@playwright/test'
import { field, file, PNG, press, question, region, says, type WriteWalk } from './WriteWalk'

/** The writes of a customer in the cabinet. */
export const customerWalks: Record<string, WriteWalk> = {
  'an appointment that is made, moved and cancelled, and times that do not come': {
    path: '/personal/optics/?department=12',
    act: async (page) => {
      const list = region(page, 'Ваши записи')
      const time = page.getByRole('button', { name: /^\d\d:\d\d$/ })
      await time.first().click()
      await page.getByRole('button', { name: 'Записаться', exact: true }).click()
      await press(page, 'Записаться ещё раз')
      await says(page, 'Вы записаны. Ждём вас!')
      await list
        .getByRole('link', { name: /^Перенести/ })
        .first()
        .click()
      await time.last().click()
      await question(page).getByRole('button', { name: 'Перенести' }).click()
      await says(page, 'Запись перенесена')
      await list
        .getByRole('button', { name: /^Отменить/ })
        .first()
        .click()
      await question(page).getByRole('button', { name: 'Отменить запись' }).click()
      await expect(page.getByText('Запись отменена').last()).toBeAttached()
      await page.route('**/entry_slots/**', (route) =>
        route.fulfill({ status: 400, json: { status: 'error', errors: [{ code: 1, message: 'Нет' }] } }),
      )
      await page.goto('/personal/optics/?department=13')
      await says(page, 'Повторить')
    },
    writes: ['createEntry', 'editEntry', 'cancelEntry', 'logProblem'],
  },
  'the code for friends, and notifications that are read': {
    path: '/personal/club/invite/',
    act: async (page) => {
      await press(page, /^Уведомления/)
      const inbox = page.getByRole('dialog', { name: 'Уведомления' })
      await inbox.getByRole('button', { name: 'Отметить прочитанным «Сгорают баллы»' }).click()
      await expect(inbox.getByRole('status')).toHaveText('Непрочитанных: 1')
      await inbox.getByRole('button', { name: 'Прочитать все' }).click()
      await expect(inbox.getByRole('status')).toHaveText('Все уведомления прочитаны')
    },
    writes: ['getReferral', 'readNotification', 'readNotifications'],
  },
  'an application to the club of friends, and a story with a picture that goes again': {
    path: '/personal/friends/#publications',
    scenario: 'friends-rejects',
    act: async (page) => {
      await field(page, 'Имя').fill('Анна')
      await field(page, 'Город').fill('Москва')
      await field(page, 'Ссылка').fill('vk.com/anna')
      await field(page, 'О себе').fill('Пишу')
      await press(page, 'Отправить заявку')
      await press(page, /^Написать.*Линзы в дороге/)
      await page.getByRole('textbox', { name: 'Текст' }).fill('Линзы в поезде')
      await says(page, 'Сохранено')
      await page.getByLabel(/Выберите файл/).setInputFiles(file('poezd.png', 'image/png', PNG))
      const files = page.getByRole('list', { name: 'Файлы истории' }).getByRole('listitem')
      await files.getByRole('button', { name: 'Убрать poezd.png' }).click()
      await question(page).getByRole('button', { name: 'Убрать файл' }).click()
      await expect(files).toHaveCount(0)
      await press(page, 'Опубликовать')
      await expect(page.getByRole('tab', { name: /^На модерации/ })).toHaveAttribute('aria-selected', 'true')
    },
    writes: [
      ...['applyToFriends', 'createStory', 'updateStory', 'addStoryFile', 'deleteStoryFile'],
      'publishStory',
    ],
  },
  'a raffle, and the review of a friend': {
    path: '/personal/friends/',
    act: async (page) => {
      await press(page, /^Участвовать/)
      await says(page, 'Вы участвуете')
      await page.getByRole('tab', { name: 'Оставить отзыв' }).click()
      await page.getByRole('combobox', { name: 'О чём отзыв' }).selectOption({ index: 1 })
      await page.getByRole('radio', { name: /^5/ }).check({ force: true })
      await field(page, 'Текст отзыва').fill('Удобные линзы')
      await field(page, 'Ссылка').fill('vk.com/wall1_1')
      await press(page, 'Отправить отзыв')
      await says(page, 'Спасибо! Отзыв появится после проверки')
    },
    writes: ['participateInRaffle', 'createFriendsReview'],
  },
  'points exchanged for promo codes': {
    path: '/personal/promocodes/',
    act: async (page) => {
      for (const name of [/Промокод на 300/, /Промокод на 1\s500/]) {
        await region(page, 'Обменять баллы').getByRole('radio', { name }).check()
        await region(page, 'Обменять баллы').getByRole('button', { name }).click()
        await question(page).getByRole('button', { name: 'Обменять' }).click()
        await expect(page.getByRole('dialog', { name: 'Промокод получен' })).toBeVisible()
        await page.keyboard.press('Escape')
      }
    },
    writes: ['buyPromoCodeByCertificate', 'buyPromoCode'],
  },
  'a receipt, the money back of another, and the points of a purchase': {
    path: '/personal/points/?view=receipts',
    act: async (page) => {
      await page.getByLabel(/Выберите файл/).setInputFiles(file('chek.pdf', 'application/pdf', 'чек'))
      await says(page, 'На проверке')
      await press(page, /^Вернуть деньги/)
      await field(page, 'Причина возврата').fill('Не подошли')
      await press(page, 'Запросить возврат')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/personal/points/?tab=purchases')
      await page.getByRole('combobox', { name: 'Товар' }).selectOption({ index: 1 })
      await says(page, /^Начислим/)
    },
    writes: ['reportCheckUploadStarted', 'uploadCheck', 'requestMoneyback', 'calculatePointsForPurchase'],
  },
  'the wish for a fitting, and a test for dry eyes': {
    path: '/personal/selection/',
    scenario: 'empty',
    act: async (page) => {
      await press(page, 'Хочу подобрать линзы')
      await press(page, 'Отправить')
      await says(page, 'Спасибо! Консультант свяжется с вами')
      await page
        .getByRole('link', { name: /Пройти.*OSDI-6/ })
        .first()
        .click()
      await page.getByRole('radio', { name: 'никогда' }).focus()
      await page.keyboard.type('222000')
      await press(page, 'Показать результат')
      await says(page, 'Результат сохранён в профиле зрения')
    },
    writes: ['expressSelectionInterest', 'saveDryEyeResult'],
  },
  'a review of an optician': {
    path: '/personal/feedback/',
    act: async (page) => {
      await press(page, /^Написать отзыв/)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: '4 из 5, хорошо' }).press('Space')
      await dialog.getByRole('textbox', { name: 'Текст отзыва' }).fill('Всё понравилось, спасибо')
      await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
      await expect(dialog).toHaveCount(0)
    },
    writes: ['createReview'],
  },
}
