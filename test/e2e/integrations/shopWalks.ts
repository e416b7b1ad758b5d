import { expect } from '@playwright/test'
import { field, press, says, type WriteWalk } from './WriteWalk'

/** The writes of visitors and staff on the shop's own pages. */
export const shopWalks: Record<string, WriteWalk> = {
  'what is in the basket: more of it, points and a promo code, and one line less': {
    path: '/basket/',
    scenario: 'basket',
    act: async (page) => {
      await press(page, /^Увеличить количество/)
      await expect(page.getByText(/\d шт\. Итого/).first()).toBeAttached()
      await press(page, /^Уменьшить количество/)
      await press(page, 'Списать баллы')
      await press(page, 'Списать все')
      await press(page, 'Не списывать')
      await press(page, 'Есть промокод?')
      await press(page, 'YASNO-500-K7')
      await press(page, 'Убрать промокод')
      await expect(page.getByRole('button', { name: 'Применить' })).toBeVisible()
      const lines = page.getByRole('article')
      const count = await lines.count()
      await press(page, /^(Удалить|Убрать)/)
      await expect(lines).toHaveCount(count - 1)
    },
    writes: [
      ...['addBasketLenses', 'putBasketItems', 'applyPointsDiscount', 'removePointsDiscount'],
      ...['applyPromoCode', 'removePromoCode', 'removeBasketItem'],
    ],
  },
  'an order': {
    path: '/checkout/',
    scenario: 'agreement-unconfirmed',
    act: async (page) => {
      await page.getByRole('radio', { name: /Ордынка/ }).check()
      await field(page, 'Имя и фамилия').fill('Борис Ковалёв')
      await page.getByRole('combobox', { name: 'Время' }).selectOption('14:00–18:00')
      await page.getByRole('radio', { name: 'Картой при получении' }).check()
      await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
      await press(page, 'Оформить заказ')
      await says(page, /^Заказ № \d+ оформлен/)
    },
    writes: [
      ...['getDeliveryDates', 'setCheckoutAddress', 'setCheckoutRecipient', 'consentToPublicOffer'],
      ...['validateBasket', 'placeOrder'],
    ],
  },
  'a call that is asked for': {
    path: '/examples/callback.html',
    act: async (page) => {
      await field(page, 'Телефон').fill('9123456789')
      await page.getByRole('checkbox', { name: /Согласен/ }).check()
      await press(page, 'Жду звонка')
      await says(page, /^Мы перезвоним/)
    },
    writes: ['requestCall'],
  },
  'a receipt of a link': {
    path: '/examples/receipt.html?code=48-1024&sign=a1b2&products[0]=Линзы&task=check_from_link&partner=pharmacy',
    act: (page) => expect(page.getByRole('dialog')).toContainText('зарегистрирован'),
    writes: ['applyReceipt', 'addPartnerReceipt'],
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
    writes: ['sendServiceCode', 'validateServiceCode', 'applyForService'],
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
  'a film that is seen and rated': {
    path: '/examples/video-competition.html',
    act: async (page) => {
      const title = page.getByRole('heading', { name: 'Бабушкины очки', exact: true })
      const card = page.getByRole('listitem').filter({ has: title })
      await card.getByText('Оценить').waitFor()
      await card.locator('video').evaluate((film: HTMLVideoElement) => {
        film.muted = true
        film.playbackRate = 8
        return film.play()
      })
      await card.getByRole('radio', { name: '5 из 5' }).check({ force: true })
      await expect(card.getByText('27 оценок')).toBeVisible()
    },
    writes: ['viewVideo', 'rateVideo'],
  },
}
