import type { Page, Route } from '@playwright/test'
import { expect, test, walkedWidths } from '../shop'

type Wire = Record<string, unknown>

/** Changes an answer of the shop. */
const change = (page: Page, path: RegExp, changed: (data: Wire) => Wire | null) =>
  page.route(path, async (route: Route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: Wire }
    await route.fulfill({ response, json: { ...body, data: changed(body.data) } })
  })

/** The orders that are under way at first. */
const known = new Set([48213, 48207, 48209])

/** Nothing is due but the lenses, which a reminder is about. */
async function letLensesBeDue(page: Page) {
  const of = (name: string, kept: (record: Wire) => boolean) => (data: Wire) => ({
    ...data,
    [name]: (data[name] as Wire[]).filter(kept),
  })
  await change(
    page,
    /\/personal\/orders\/\?scope=active/,
    // The new order is not filtered out: it becomes the next step, but must not close the sheet.
    of('orders', ({ id }) => !known.has(Number(id))),
  )
  await change(
    page,
    /\/trial_orders\//,
    of('orders', () => false),
  )
  await change(
    page,
    /\/personal\/entries\//,
    of('entries', () => false),
  )
  await change(page, /\/subscription\/preview\//, () => null)
  await change(page, /\/personal\/reminders\//, (data) => ({
    ...data,
    reminders: (data['reminders'] as Wire[])
      .filter(({ lenses }) => (lenses as unknown[]).length === 2)
      .map((reminder) => ({ ...reminder, is_active: true, remind_at: new Date().toISOString() })),
  }))
}

for (const width of walkedWidths) {
  test(`two presses lead from the home to a repeated order at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 812 })
    await letLensesBeDue(page)
    await shop.visit('/personal/')
    const now = page.getByRole('region', { name: 'Что сейчас важно' })
    await now.getByRole('button', { name: 'Купить снова' }).click()
    const sheet = page.getByRole('dialog', { name: 'Купить снова' })
    await expect(sheet.getByText(/с\s\d+ до\s\d+$/)).toBeVisible()
    await expect(sheet.getByText('−2,75')).toBeVisible()
    await expect(sheet.getByText('−3,00')).toBeVisible()
    await shop.isAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.route('**/payment/*/link/', (route) => route.abort())
    shop.expectErrors(/ERR_FAILED/)
    await sheet.getByRole('button', { name: 'Заказать' }).click()
    await expect(sheet.getByRole('heading', { name: /^Заказ № \d+ оформлен$/ })).toBeFocused()
    await shop.isAccessible()
  })
}

test('an order of the sheet whose answer is lost is found, and made once', async ({ page, shop }) => {
  shop.expectErrors(/ERR_/)
  await shop.visit('/personal/products/')
  await page.getByRole('button', { name: 'Купить снова «Ясно Месяц»' }).click()
  const sheet = page.getByRole('dialog', { name: 'Купить снова' })
  await expect(sheet.getByText(/с\s\d+ до\s\d+$/)).toBeVisible()
  await page.route('**/payment/*/link/', (route) => route.abort())
  let sent = 0
  await page.route(/\/basket\/eshop\/order\/$/, async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await sheet.getByRole('button', { name: 'Заказать' }).click()
  await expect(sheet.getByText('Проверяем, принят ли заказ')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: /^Заказ № \d+ оформлен$/ })).toBeFocused()
  expect(sent).toBe(1)
})
