import type { Page } from '@playwright/test'
import { expect } from '../faulty'
import { card, dialog, field, longerCodes, press, question, type FormCase } from './FormCase'

const OWN = '/internal/specialist/'
const says = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).last()).toBeVisible()

const cabinet = (path: string) => ({ path: `/specialist${path}`, scenario: 'specialist' })
const profile = cabinet('/profile/')
const event = 'Круглый стол «Сложная биометрия»'

async function registers(page: Page) {
  await longerCodes(page)
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await field(page, 'Телефон').fill('9990001122')
  await press(page, 'Получить код')
  await field(page, /^Код из/).fill('1234')
  await press(page, 'Продолжить')
  await field(page, 'Фамилия').fill('Орлова')
  await field(page, 'Имя').fill('Вера')
  await field(page, 'Дата рождения').pressSequentially('21081985')
  await field(page, 'Электронная почта').fill('vera@pochta.ru')
  await page.getByLabel('Пароль', { exact: true }).fill('linza2026')
  await page.getByRole('checkbox', { name: 'Офтальмолог' }).check()
  await page.getByRole('combobox', { name: 'Место работы' }).pressSequentially('Лесная')
  await page.getByRole('option', { name: /Ясный взгляд/ }).click()
  await page.getByRole('checkbox', { name: /Согласен с политикой/ }).check()
}

export const specialistForms = {
  'the registration of a specialist': {
    path: '/specialist/',
    scenario: 'full',
    prepare: registers,
    place: (page) => page.locator('.registration'),
    send: 'Зарегистрироваться',
    write: 'POST /internal/auth/specialist/register/',
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Вера' })).toBeVisible(),
  },
  'the surgery of a specialist': {
    ...profile,
    prepare: (page) => field(page, /SIA, D/).fill('0,55'),
    place: card('Хирургия'),
    send: 'Сохранить',
    write: `POST ${OWN}profile/`,
    done: says('Изменения сохранены'),
  },
  'a work place': {
    ...profile,
    prepare: async (page) => {
      await press(page, 'Добавить место')
      await page.getByRole('combobox', { name: 'Место работы' }).pressSequentially('Лесная')
      await dialog(page).getByRole('option').first().click()
      await field(page, /^Должность/).fill('Хирург')
    },
    place: dialog,
    send: 'Добавить',
    write: `POST ${OWN}workplaces/`,
    done: says('Место добавлено'),
  },
  'an invite': {
    ...cabinet('/invites/'),
    prepare: (page) => expect(card(event)(page)).toBeVisible(),
    place: card(event),
    send: 'Принять',
    write: 'POST /accept/',
    done: says('Приглашение принято'),
    isOnce: true,
  },
  'a document that is signed': {
    ...cabinet('/documents/'),
    prepare: (page) => press(page, 'Подписать документ № 12/26'),
    place: question,
    send: 'Подписать',
    write: 'POST /internal/agreements/',
    done: says('Документ № 12/26 подписан'),
    isOnce: true,
  },
  'an order of samples': {
    ...cabinet('/samples/'),
    prepare: async (page) => {
      await press(page, 'Добавить в заявку: Росинка, раствор для линз')
      await field(page, /^Комментарий/).fill('До обеда')
    },
    place: card('Заявка'),
    send: 'Отправить заявку',
    write: 'POST /personal/sampling_orders/',
    done: (page) => expect(card('Заявка')(page)).toHaveCount(0),
  },
} satisfies Record<string, FormCase>
