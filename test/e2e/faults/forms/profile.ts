import type { Page } from '@playwright/test'
import { expect } from '../faulty'
import { card, dialog, field, longerCodes, press, question, type FormCase } from './FormCase'

const ADDRESS = '/internal/personal/delivery_address/'
const REMINDERS = '/internal/personal/reminders/'

const profile = { path: '/personal/profile/', place: dialog }
const remind = { path: '/personal/remind/', place: dialog }
const isClosed = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
const says = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).last()).toBeVisible()

async function callNewPhone(page: Page) {
  await press(page, 'Изменить телефон')
  await field(page, 'Новый номер').fill('9031112233')
}

async function typeCode(page: Page) {
  await longerCodes(page)
  await callNewPhone(page)
  await press(page, 'Получить звонок')
  await field(page, 'Последние цифры номера').fill('5678')
}

export const profileForms = {
  'the call to a new phone': {
    ...profile,
    prepare: callNewPhone,
    send: 'Получить звонок',
    write: 'POST /voximplant/code/call/',
    done: (page) => expect(field(page, 'Последние цифры номера')).toBeFocused(),
  },
  'the proof of a new phone': {
    ...profile,
    prepare: typeCode,
    send: 'Подтвердить',
    write: 'POST /voximplant/code/confirm/',
    done: says('Телефон изменён'),
  },
  'a new phone': {
    ...profile,
    prepare: typeCode,
    send: 'Подтвердить',
    write: 'POST /internal/account/info/',
    done: says('Телефон изменён'),
  },
  'a new e-mail': {
    ...profile,
    prepare: async (page) => {
      await press(page, 'Изменить почту')
      await field(page, 'Новый адрес').fill('anna@pochta.ru')
    },
    send: 'Сохранить адрес',
    write: 'POST /profile/email/',
    done: says('Почта изменена'),
  },
  'another password': {
    ...profile,
    prepare: async (page) => {
      await press(page, 'Изменить пароль')
      await page.getByLabel('Текущий пароль').fill('linza2025')
      await page.getByLabel('Новый пароль').fill('четыре синих чайника')
    },
    send: 'Сменить пароль',
    write: 'POST /personal/change_password/',
    done: says('Пароль изменён'),
    isOnce: true,
  },
  'worn lenses': {
    ...profile,
    scenario: 'empty',
    prepare: async (page) => {
      await press(page, 'Рассказать о линзах')
      await dialog(page).getByText('Ношу линзы').click()
      await dialog(page).getByRole('combobox', { name: 'Линзы' }).selectOption('Ясно Торик')
      await dialog(page).getByRole('combobox', { name: 'Сфера' }).selectOption('−2,75')
      await dialog(page).getByRole('combobox', { name: 'Ось' }).selectOption('180°')
    },
    send: 'Сохранить',
    write: 'POST /profile/lenses_info/',
    done: says('OD −2,75 · Ax 180°'),
  },
  'a new address': {
    ...profile,
    prepare: async (page) => {
      await press(page, 'Добавить адрес')
      await page.getByRole('combobox', { name: 'Город или посёлок' }).fill('Верея')
      await field(page, /^Дом$/).fill('7')
      await field(page, /^Комментарий/).fill('Позвонить')
    },
    send: 'Сохранить адрес',
    write: `POST ${ADDRESS}`,
    done: isClosed,
  },
  'an address changed': {
    ...profile,
    prepare: async (page) => {
      await press(page, /^Изменить адрес Москва, Лесная/)
      await field(page, /^Этаж/).fill('9')
    },
    send: 'Сохранить адрес',
    write: `PUT ${ADDRESS}31/`,
    done: says(/этаж\s9/i),
  },
  'an address deleted': {
    ...profile,
    prepare: (page) => press(page, /^Удалить адрес Москва, Лесная/),
    place: question,
    send: 'Удалить адрес',
    write: `DELETE ${ADDRESS}31/`,
    done: isClosed,
    isOnce: true,
  },
  'another default address': {
    ...profile,
    place: card('Адреса доставки'),
    prepare: (page) => expect(page.getByText('Большая Ордынка').first()).toBeVisible(),
    send: /^Сделать основным.*Ордынка/,
    write: `POST ${ADDRESS}32/set_default/`,
    done: (page) =>
      expect(page.getByRole('listitem').filter({ hasText: 'Ордынка' }).getByText('Основной')).toBeVisible(),
  },
  'a new reminder': {
    ...remind,
    prepare: async (page) => {
      await press(page, 'Добавить напоминание')
      await page.getByRole('combobox', { name: 'Линзы' }).selectOption({ index: 1 })
      await field(page, 'Сколько упаковок').fill('4')
      await page.getByRole('checkbox', { name: 'SMS' }).check()
    },
    send: 'Создать напоминание',
    write: `POST ${REMINDERS}`,
    done: isClosed,
  },
  'a reminder changed': {
    ...remind,
    prepare: async (page) => {
      await press(page, /^Изменить «Ясно Месяц»/)
      await field(page, 'Сколько упаковок').fill('4')
    },
    send: 'Сохранить',
    write: `PUT ${REMINDERS}41/`,
    done: isClosed,
  },
  'a reminder put on pause': {
    ...remind,
    place: card('Ваши напоминания'),
    prepare: (page) => expect(page.getByRole('button', { name: /^Поставить на паузу/ })).toBeVisible(),
    send: /^Поставить на паузу/,
    write: `PUT ${REMINDERS}41/`,
    done: (page) => expect(page.getByText('Напоминание на паузе')).toBeAttached(),
    isOnce: true,
  },
  'a reminder deleted': {
    ...remind,
    prepare: (page) => press(page, /^Удалить «Ясно Месяц»/),
    place: question,
    send: 'Удалить напоминание',
    write: `DELETE ${REMINDERS}41/`,
    done: isClosed,
    isOnce: true,
  },
} satisfies Record<string, FormCase>
