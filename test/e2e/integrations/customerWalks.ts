import { expect } from '@playwright/test'
import { field, press, region, says, type WriteWalk } from './WriteWalk'

export const customerWalks: Record<string, WriteWalk> = {
  'an appointment that is made, moved and cancelled': {
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
      await page.getByRole('alertdialog').getByRole('button', { name: 'Перенести' }).click()
      await says(page, 'Запись перенесена')
      await list
        .getByRole('button', { name: /^Отменить/ })
        .first()
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить запись' }).click()
      await expect(page.getByText('Запись отменена').last()).toBeAttached()
    },
    writes: ['createEntry', 'editEntry', 'cancelEntry'],
  },
  'notifications that are read': {
    path: '/personal/club/invite/',
    act: async (page) => {
      await press(page, /^Уведомления/)
      const inbox = page.getByRole('dialog', { name: 'Уведомления' })
      await inbox.getByRole('button', { name: 'Отметить прочитанным «Сгорают баллы»' }).click()
      await expect(inbox.getByRole('status')).toHaveText('Непрочитанных: 1')
      await inbox.getByRole('button', { name: 'Прочитать все' }).click()
      await expect(inbox.getByRole('status')).toHaveText('Все уведомления прочитаны')
    },
    writes: ['readNotification', 'readNotifications'],
  },
  'an application to the club of friends, and a story': {
    path: '/personal/friends/#publications',
    scenario: 'friends-rejects',
    act: async (page) => {
      await field(page, 'Имя').fill('Анна')
      await field(page, 'Город').fill('Москва')
      await page.getByRole('textbox', { name: 'Ссылка' }).fill('vk.com/anna')
      await page.getByRole('textbox', { name: 'О себе' }).fill('Пишу')
      await press(page, 'Отправить заявку')
      await press(page, /^Написать.*Линзы в дороге/)
      await page.getByRole('textbox', { name: 'Текст' }).fill('Линзы в поезде')
      await says(page, 'Сохранено')
      await press(page, 'Опубликовать')
      await expect(page.getByRole('tab', { name: /^На модерации/ })).toHaveAttribute('aria-selected', 'true')
    },
    writes: ['applyToFriends', 'createStory', 'publishStory'],
  },
  'a raffle': {
    path: '/personal/friends/',
    act: async (page) => {
      await press(page, /^Участвовать/)
      await says(page, 'Вы участвуете')
    },
    writes: ['participateInRaffle'],
  },
  'points exchanged for a promo code': {
    path: '/personal/promocodes/',
    act: async (page) => {
      await region(page, 'Обменять баллы')
        .getByRole('button', { name: /Промокод на 500/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Обменять' }).click()
      await expect(page.getByRole('dialog', { name: 'Промокод получен' })).toBeVisible()
    },
    writes: ['buyPromoCodeByCertificate'],
  },
  'a review of an optician': {
    path: '/personal/feedback/',
    act: async (page) => {
      await press(page, /^Написать отзыв/)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: '4 из 5, хорошо' }).check({ force: true })
      await dialog.getByRole('textbox', { name: 'Текст отзыва' }).fill('Всё понравилось, спасибо')
      await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
      await expect(dialog).toHaveCount(0)
    },
    writes: ['createReview'],
  },
  'a time that staff book, and cancel': {
    path: '/examples/promoter.html',
    scenario: 'promoter',
    act: async (page) => {
      await page
        .getByRole('radio', { name: /мест|место|места/ })
        .nth(1)
        .press(' ')
      await press(page, 'Записать на 10:40')
      await page.getByLabel('Имя').fill('Ольга')
      await field(page, 'Телефон').fill('9123456789')
      await page.getByRole('checkbox', { name: /согласен/ }).press(' ')
      await page.getByRole('button', { name: 'Записать', exact: true }).click()
      await says(page, 'Посетитель записан')
      const row = page.getByRole('listitem').filter({ hasText: '10:40' })
      await row.getByRole('button', { name: /^Отменить запись/ }).click()
      await page.getByRole('radio', { name: 'Посетитель отменил' }).press(' ')
      await page.getByRole('dialog').getByRole('button', { name: 'Отменить запись' }).click()
      await expect(page.getByRole('button', { name: 'Записать на 10:40' })).toBeFocused()
    },
    writes: ['bookActivitySlot', 'cancelActivitySlot'],
  },
  'an application to the service programme': {
    path: '/examples/service-programme.html',
    act: async (page) => {
      await page.getByRole('radio', { name: /^Вопрос по раствору/ }).press(' ')
      await page.getByLabel('Поиск оптики').fill('Арбат')
      await page.getByRole('radio', { name: /Арбат/ }).first().press(' ')
      await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Анна Ковалёва')
      await field(page, 'Телефон').fill('9123456789')
      await page.getByRole('checkbox', { name: /Согласен/ }).press(' ')
      await press(page, 'Получить код')
      await page.getByLabel('Код', { exact: true }).fill('1234')
      await press(page, 'Отправить заявку')
      await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята/ })).toBeVisible()
    },
    writes: ['sendServiceCode', 'applyForService'],
  },
  'a receipt of a link': {
    path: '/examples/receipt.html?code=48-1024&sign=a1b2&products[0]=Линзы',
    act: (page) => expect(page.getByRole('dialog')).toContainText('зарегистрирован'),
    writes: ['applyReceipt'],
  },
}
