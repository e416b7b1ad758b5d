import type { Page } from '@playwright/test'
import { expect } from '../faulty'
import { dialog, field, longerCodes, press, type FormCase } from './FormCase'

const AUTH = 'POST /internal/auth/'
const EMAIL = 'anna.kovaleva@example.ru'

const page = { path: '/personal/', scenario: 'session-expired', place: dialog }
const greets = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible()
const asks = (name: string) => (page: Page) => expect(field(page, name)).toBeFocused()

async function toCode(page: Page, phone: string, button = 'Получить код') {
  await longerCodes(page)
  await field(page, 'Телефон').fill(phone)
  await press(page, button)
  await field(page, 'Код из SMS').fill('1234')
}

async function byEmail(page: Page) {
  await page.getByRole('tab', { name: 'По почте' }).click()
  await field(page, 'Электронная почта').fill(EMAIL)
}

async function toRemind(page: Page) {
  await byEmail(page)
  await press(page, 'Забыли пароль?')
}

export const login = {
  'a code by SMS': {
    ...page,
    prepare: (page) => field(page, 'Телефон').fill('9161234567'),
    send: 'Получить код',
    write: `${AUTH}consumer/send_confirm_code/`,
    done: asks('Код из SMS'),
  },
  'the code': {
    ...page,
    prepare: (page) => toCode(page, '9161234567'),
    send: 'Войти',
    write: `${AUTH}consumer/validate_confirm_code/`,
    done: greets,
  },
  'the login by a code': {
    ...page,
    prepare: (page) => toCode(page, '9161234567'),
    send: 'Войти',
    write: `${AUTH}consumer/login/`,
    done: greets,
  },
  'the login by e-mail': {
    ...page,
    prepare: async (page) => {
      await byEmail(page)
      await page.getByLabel('Пароль', { exact: true }).fill('linza2025')
    },
    send: 'Войти',
    write: `${AUTH}consumer/login/`,
    done: greets,
  },
  'the short registration': {
    ...page,
    prepare: async (page) => {
      await toCode(page, '9031112233')
      await dialog(page).getByRole('button', { name: 'Войти' }).click()
      await field(page, 'Имя').fill('Ирина')
      await page.getByRole('checkbox', { name: /Согласен с политикой/ }).check()
    },
    send: 'Зарегистрироваться',
    write: `${AUTH}consumer/register_short/`,
    done: greets,
  },
  'the whole registration': {
    ...page,
    prepare: async (page) => {
      await press(page, 'Регистрация')
      await toCode(page, '9031112233')
      await press(page, 'Продолжить')
      await field(page, 'Имя').fill('Ирина')
      await field(page, 'Фамилия').fill('Белова')
      await field(page, 'Дата рождения').pressSequentially('21081995')
      await field(page, 'Электронная почта').fill('irina@pochta.ru')
      await page.getByLabel('Пароль', { exact: true }).fill('linza2026')
      await page.getByRole('checkbox', { name: /Согласен с политикой/ }).check()
    },
    send: 'Зарегистрироваться',
    write: `${AUTH}consumer/register/`,
    done: greets,
  },
  'a forgotten password': {
    ...page,
    prepare: toRemind,
    send: 'Отправить код',
    write: `${AUTH}common/remind_password/`,
    done: asks('Код из письма'),
  },
  'the new password': {
    ...page,
    prepare: async (page) => {
      await toRemind(page)
      await press(page, 'Отправить код')
      await field(page, 'Код из письма').fill('1234')
      await page.getByLabel('Новый пароль').fill('linza2026')
    },
    send: 'Сохранить пароль',
    write: `${AUTH}common/confirm_password/`,
    done: (page) => expect(page.getByText('Пароль изменён. Войдите с новым паролем')).toBeVisible(),
  },
  activation: {
    path: '/personal/',
    scenario: 'not-activated',
    place: dialog,
    prepare: async (page) => {
      await press(page, 'тут')
      await page.getByRole('checkbox', { name: /Согласен/ }).check()
    },
    send: 'Активировать',
    write: `${AUTH}consumer/activate/`,
    done: greets,
  },
  logout: {
    path: '/personal/remind/',
    prepare: (page) => expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible(),
    place: (page) => page.locator('.head'),
    send: 'Выйти',
    write: `${AUTH}common/logout/`,
    done: (page) => expect(page.getByRole('button', { name: 'Войти' })).toBeVisible(),
    isOnce: true,
  },
  feedback: {
    path: '/examples/feedback.html',
    prepare: async (page) => {
      await press(page, 'Написать нам')
      await page.getByLabel(/Опишите вашу ситуацию/).fill('Не приходит код')
    },
    place: dialog,
    send: 'Отправить',
    write: 'POST /ozon/error/',
    done: (page) => expect(page.getByText('Спасибо, ваше сообщение было успешно отправлено!')).toBeVisible(),
  },
} satisfies Record<string, FormCase>
