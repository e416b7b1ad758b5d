import type { Page } from '@playwright/test'
import { putInto } from '../../dialect'
import { isReady } from '../../shop'
import { expect } from '../faulty'
import { card, dialog, field, press, type FormCase } from './FormCase'

const says = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).last()).toBeVisible()
const delivery = { path: '/examples/delivery.html', place: dialog }
/** Writes that the basket itself proves: it is refetched when the answer is lost. */
const settled = { isOnce: true } as const

export const shopForms = {
  'a product of the catalogue put into the basket': {
    ...settled,
    path: '/catalog/',
    scenario: 'empty',
    prepare: says('Найдено 10 товаров'),
    place: (page) => page.getByRole('article').filter({ hasText: 'Росинка, раствор для линз' }),
    send: /^В корзину/,
    write: putInto('additional'),
    done: says('Добавлено в корзину'),
  },
  'a review of a product': {
    path: '/catalog/yasno-month/',
    prepare: async (page) => {
      await expect(page.getByRole('button', { name: 'В корзину' })).toBeVisible()
      // The reviews load when they come into view.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await press(page, 'Оставить отзыв')
      await page.getByRole('radio', { name: /4/ }).press('Space')
      await field(page, 'Текст отзыва').fill('Глазам легко')
    },
    place: card('Отзывы'),
    send: 'Отправить отзыв',
    write: 'POST /products/detail/id/202/reviews/',
    done: says('Спасибо! Отзыв появится после проверки'),
  },
  'lenses put into the basket': {
    ...settled,
    path: '/catalog/yasno-month/',
    scenario: 'empty',
    prepare: async (page) => {
      // Fields that depend on a choice disappear only once React is ready.
      await isReady(page)
      const right = page.getByRole('group', { name: 'Правый глаз (OD)' })
      await right.getByRole('combobox', { name: 'Сфера (Sph)' }).selectOption('−2,75')
      await page.getByRole('combobox', { name: 'Количество' }).last().selectOption('Не нужно')
    },
    place: (page) => page.locator('.buy__form'),
    send: 'В корзину',
    write: putInto('lenses'),
    done: says('Добавлено в корзину'),
  },
  'a promo code in the basket': {
    ...settled,
    path: '/basket/',
    scenario: 'basket',
    prepare: async (page) => {
      await press(page, 'Есть промокод?')
      await field(page, 'Промокод').fill('YASNO-500-K7')
    },
    place: (page) => page.locator('form').filter({ hasText: 'Промокод' }),
    send: 'Применить',
    write: 'POST /promo_code/apply/',
    done: says('Промокод YASNO-500-K7 применён'),
  },
  'a point to collect the order at': {
    ...delivery,
    prepare: async (page) => {
      await says('Найдено 48 пунктов')(page)
      await page.getByRole('listitem').first().getByRole('button').first().click()
    },
    place: (page) => page.getByRole('listitem').first(),
    send: 'Доставить сюда',
    write: 'POST /delivery_address/point/save/',
    done: says(/^Выбран: /),
    ...settled,
  },
  'another city': {
    ...delivery,
    prepare: async (page) => {
      await press(page, /^Город/)
      await page.getByRole('searchbox', { name: 'Найти город' }).fill('каз')
      await page.getByRole('button', { name: /Самара/ }).waitFor({ state: 'detached' })
    },
    send: 'Казань',
    write: 'POST /locations/set/',
    done: says('Город: Казань'),
  },
  'a new address for the courier': {
    ...delivery,
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Курьер/ }).check()
      await press(page, 'Новый адрес')
      await page.getByRole('combobox', { name: 'Город или посёлок' }).fill('Верея')
      await page.getByRole('textbox', { name: 'Дом', exact: true }).fill('7')
    },
    send: 'Сохранить адрес',
    write: 'POST /delivery_address/courier/save/',
    done: says('Верея, 7'),
  },
  'points taken off the basket': {
    ...settled,
    path: '/basket/',
    scenario: 'basket',
    prepare: async (page) => {
      await press(page, 'Списать баллы')
      await field(page, 'Списать баллы').fill('500')
    },
    place: (page) => page.locator('form').filter({ hasText: 'Списать баллы' }),
    send: 'Списать',
    write: 'POST /points_discount/apply/',
    done: says('Списано 500 баллов'),
  },
} satisfies Record<string, FormCase>
