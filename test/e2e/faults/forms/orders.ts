import type { Page } from '@playwright/test'
import { putInto } from '../../dialect'
import { expect } from '../faulty'
import { card, dialog, field, press, question, type FormCase } from './FormCase'

const CURRENT = '/personal/subscription/current/'

const subscription = { path: '/personal/subscription/', place: dialog }
const says = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).last()).toBeVisible()
const leadsToBasket = (page: Page) => expect(page).toHaveURL('/basket/')

export const orderForms = {
  'an order of single lenses cancelled': {
    path: '/personal/orders/?order=5102',
    prepare: (page) => press(page, 'Отменить заказ'),
    place: question,
    send: 'Отменить заказ',
    write: 'POST /orders/mono/5102/cancel/',
    done: says('Заказ № 5102 отменён'),
    isOnce: true,
  },
  'an order of single lenses made again': {
    path: '/personal/orders/?order=5102',
    prepare: async (page) => {
      await press(page, 'Отменить заказ')
      await question(page).getByRole('button', { name: 'Отменить заказ' }).click()
      await press(page, 'Повторить заказ')
    },
    place: question,
    send: 'Оформить заказ',
    write: 'POST /orders/mono/5102/retry/',
    done: says(/Оформлен заказ №/),
  },
  'an order repeated': {
    path: '/personal/orders/?order=48213',
    prepare: (page) => press(page, /^Повторить заказ/),
    place: dialog,
    send: 'Добавить в корзину',
    write: putInto('lenses'),
    done: leadsToBasket,
    // After a lost response the basket is read, and shows that everything is in it.
    isOnce: true,
  },
  'news of a product': {
    path: '/personal/products/',
    prepare: async (page) => {
      await page.getByText(/^Больше не продаётся или нет в наличии/).click()
      await expect(page.getByRole('heading', { name: 'Ясно Цвет' })).toBeVisible()
    },
    place: (page) => page.getByRole('article').filter({ hasText: 'Ясно Цвет' }),
    send: /^Сообщить о поступлении/,
    write: 'POST /offers_waiting_list/apply/',
    done: says(/Сообщим о поступлении на/),
  },
  'trial lenses': {
    path: '/personal/trial/',
    prepare: async (page) => {
      await press(page, 'Заказать пробные линзы')
      await page.getByRole('combobox', { name: 'Какие линзы попробовать' }).selectOption({ index: 1 })
      await page.getByRole('combobox', { name: 'Где забрать' }).selectOption({ index: 1 })
    },
    place: dialog,
    send: 'Заказать',
    write: 'POST /personal/trial_orders/',
    done: says(/Заказ № П-\d+ создан/),
  },
  'the code of a friend': {
    path: '/personal/club/invite/',
    prepare: (page) => field(page, 'Код друга').fill('MARIA-117'),
    place: card('Вас пригласил друг?'),
    send: 'Применить',
    write: 'POST /referral/apply/',
    done: says('Код MARIA-117 применён'),
    isOnce: true,
  },
  'the recipient of a subscription': {
    ...subscription,
    prepare: async (page) => {
      await press(page, 'Изменить получателя')
      await field(page, 'Имя и фамилия').fill('Пётр Ковалёв')
      await field(page, 'Телефон').fill('9031112233')
    },
    send: 'Сохранить',
    write: `POST ${CURRENT}recipient/set/`,
    done: says('Получатель изменён'),
  },
  'the address of a subscription': {
    ...subscription,
    prepare: async (page) => {
      await press(page, 'Изменить адрес')
      await page.getByRole('radio', { name: /Ордынка/ }).check()
    },
    send: 'Выбрать',
    write: `POST ${CURRENT}delivery_address/32/set/`,
    done: says('Адрес изменён'),
  },
  'the lenses of a subscription': {
    ...subscription,
    prepare: async (page) => {
      await press(page, 'Изменить линзы')
      await page
        .getByRole('combobox', { name: /^Упаковок/ })
        .first()
        .selectOption('3')
    },
    send: 'Сохранить линзы',
    write: `PUT ${CURRENT}items/lenses/`,
    done: says('Линзы изменены'),
  },
  'something added to a subscription': {
    ...subscription,
    prepare: (page) => press(page, 'Добавить товар'),
    send: /^Добавить Росинка, увлажняющие капли/,
    write: `PUT ${CURRENT}items/additional/`,
    done: says(/капли.*: добавили в заказ/),
  },
  'something taken out of a subscription': {
    ...subscription,
    place: question,
    prepare: (page) => press(page, /^Убрать: /),
    send: 'Убрать товар',
    write: `DELETE ${CURRENT}items/additional/`,
    done: (page) => expect(page.getByRole('button', { name: /^Убрать: / })).toHaveCount(0),
    isOnce: true,
  },
  'an order of a subscription confirmed': {
    ...subscription,
    prepare: (page) => press(page, 'Подтвердить заказ'),
    place: question,
    send: 'Подтвердить заказ',
    write: `POST ${CURRENT}confirm/`,
    done: says(/^Заказ подтверждён\. Следить/),
    isOnce: true,
  },
  'a subscription cancelled': {
    ...subscription,
    prepare: async (page) => {
      await press(page, 'Отменить подписку')
      await press(page, 'Всё равно отменить')
      await page.getByRole('radio', { name: 'Другое' }).check()
      await field(page, 'Что случилось').fill('Уезжаю')
    },
    send: 'Отменить подписку',
    write: 'POST /subscription/active/cancel/',
    done: says(/Подписка отменена/),
    isOnce: true,
  },
  'a new subscription': {
    path: '/personal/subscription/',
    scenario: 'empty',
    prepare: async (page) => {
      await press(page, 'Оформить подписку')
      await page.getByRole('radio', { name: '1 раз в 3 месяца' }).check()
      await press(page, 'Дальше')
      await page.getByRole('checkbox', { name: 'Для левого глаза такие же' }).check()
      await page.getByRole('combobox', { name: 'Линзы' }).selectOption('Ясно Месяц, 6 шт')
      await page.getByRole('combobox', { name: 'Сфера (Sph)' }).selectOption('−3,00')
      await press(page, 'Дальше')
      await page.getByRole('combobox', { name: /капли/ }).selectOption('1 шт')
    },
    place: dialog,
    send: 'Положить в корзину',
    write: 'POST /basket/eshop/wizard/',
    done: leadsToBasket,
  },
} satisfies Record<string, FormCase>
