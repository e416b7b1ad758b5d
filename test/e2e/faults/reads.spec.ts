import type { Page } from '@playwright/test'
import { pass } from './faultyServer'
import { broken, forbidden, huge, odd, signedOut, TOLD, whole } from './faults'
import { expect, test } from './faulty'
import { menuLink } from '../shop'

const ACCOUNT = 'GET /internal/account/info/'
const SCORE = 'GET /profile/score/'
const ORDERS = 'GET /internal/personal/orders/'
const ALL = 'GET /api/'

const card = (page: Page, name: string) => page.getByRole('region', { name })
const retry = (page: Page) => page.getByRole('button', { name: 'Повторить' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const goTo = (page: Page, name: string) => menuLink(page, name).click()

async function expectSettled(page: Page) {
  await expect(page.getByText(/^Загружаем/)).toHaveCount(0)
  await expect(page.getByText('Что-то пошло не так')).toHaveCount(0)
}

for (const [name, fault] of Object.entries(broken)) {
  test(`${name} in place of an answer is reported where it happened, and the rest works`, async ({
    page,
    shop,
    server,
    isReadable,
  }) => {
    shop.expectErrors(TOLD)
    for (const call of [ACCOUNT, SCORE, ORDERS]) server.break(call, fault)
    await shop.visit('/personal/')
    await expect(page.getByText('Личный кабинет не загрузился')).toBeVisible()
    await isReadable()

    server.heal(ACCOUNT)
    await retry(page).click()
    await expect(heading(page, /Здравствуйте/)).toBeVisible()
    const points = card(page, 'Баллы клуба')
    await expect(points.getByText('Баллы не загрузились')).toBeVisible()
    await expect(card(page, 'Промокоды').getByRole('listitem').first()).toBeVisible()
    await isReadable()

    await goTo(page, 'Заказы')
    const orders = card(page, 'Все заказы')
    await expect(orders.getByText('Заказы не загрузились')).toBeVisible()
    await expectSettled(page)
    await isReadable()
    server.heal()
    await retry(page).last().click()
    await expect(orders.getByRole('link', { name: /^№ \d+/ }).first()).toBeVisible()
  })
}

/** Each odd answer is tested with the home page and two of these, in turn; test/fuzz tests odd answers on all pages. */
const SECTIONS = ['Заказы', 'Мои продукты', 'Напоминание о покупке линз', 'Мои данные', 'Заказы пробных линз']

for (const [index, [name, fault]] of Object.entries({ ...odd, ...whole }).entries()) {
  test(`${name} in every answer breaks no page and shows no technical text`, async ({
    page,
    shop,
    server,
    isReadable,
  }) => {
    // A card that is far from the screen asks for nothing: it would stay a frame.
    await page.setViewportSize({ width: 1280, height: 4000 })
    // A changed id belongs to no record.
    shop.expectErrors(/status of 404/)
    server.break(ACCOUNT, fault)
    await shop.visit('/personal/')
    const states = [
      heading(page, /Здравствуйте|Личный кабинет/),
      page.getByText('Личный кабинет не загрузился'),
    ] as const
    await expect(states[0].or(states[1])).toBeVisible()
    await isReadable()

    server.heal()
    server.break(ALL, fault)
    server.break(ACCOUNT, pass)
    await page.reload()
    await expect(heading(page, /Здравствуйте/)).toBeVisible()
    await expectSettled(page)
    await isReadable()
    const next = [...SECTIONS, ...SECTIONS].slice(index % SECTIONS.length)
    for (const section of next.slice(0, 2)) {
      await goTo(page, section)
      await expect(heading(page, section)).toBeVisible()
      await expectSettled(page)
      await isReadable()
    }
  })
}

test('an answer of 10 MB is read, and unknown fields are ignored', async ({
  page,
  shop,
  server,
  isReadable,
}) => {
  // Far below what the shop, the proxy and the page can read on a slow machine before a read gives up.
  for (const call of [ACCOUNT, SCORE]) server.break(call, huge)
  await shop.visit('/personal/')
  await expect(card(page, 'Баллы клуба').getByText(/сгор/)).toBeVisible()
  await isReadable()
})

test('a forbidden section says that it is not available', async ({ page, shop, server, isReadable }) => {
  shop.expectErrors(TOLD)
  server.break(ORDERS, forbidden)
  await shop.visit('/personal/orders/')
  await expect(card(page, 'Все заказы').getByText('Раздел недоступен')).toBeVisible()
  await isReadable()
})

test('the end of the session opens the login once, above the page', async ({ page, shop, server }) => {
  shop.expectErrors(TOLD)
  server.break(SCORE, signedOut)
  server.break(ORDERS, signedOut)
  await shop.visit('/personal/')
  await expect(page.getByRole('dialog', { name: 'Сессия истекла' })).toHaveCount(1)
  await expect(page.getByText('Баллы не загрузились')).toBeVisible()
})

test('a read whose server hangs fails after a while and is not repeated', async ({ page, shop, server }) => {
  server.break(SCORE, () => undefined)
  await shop.visit('/personal/')
  await expect(heading(page, /Здравствуйте/)).toBeVisible()
  await expect(page.getByText('Баллы не загрузились')).toBeVisible({ timeout: 18_000 })
  expect(server.count(SCORE)).toBe(1)
})

test('a server that has had too many requests is asked again as it says, twice', async ({
  page,
  shop,
  server,
}) => {
  shop.expectErrors(TOLD)
  server.break(SCORE, broken['429 with Retry-After'] ?? pass)
  await shop.visit('/personal/')
  const points = card(page, 'Баллы клуба')
  await expect(points.getByText('Слишком много запросов')).toBeVisible()
  expect(server.count(SCORE)).toBe(3)
  server.heal()
  await retry(page).click()
  await expect(points.getByText(/сгор/)).toBeVisible()
  expect(server.count(SCORE)).toBe(4)
})
