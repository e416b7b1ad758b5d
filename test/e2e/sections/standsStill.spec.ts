import type { Page } from '@playwright/test'
import { hold } from '../prerender/before'
import { drawn, expect, followRequests, test } from '../shop'

/** Pages whose parts come with an answer each, by who sees them. */
const pages: Record<string, string[]> = {
  full: [
    '/personal/optics/?book=',
    '/personal/points/',
    '/personal/club/invite/',
    '/examples/service-programme.html',
    '/examples/osdi-6.html',
    '/examples/calculator.html',
    '/examples/locator.html?product=202',
  ],
  specialist: ['/specialist/', '/specialist/profile/', '/specialist/materials/', '/specialist/academy/'],
  promoter: ['/examples/promoter.html'],
}

/** Called before the visit: every answer of the API is drawn before the next one arrives. */
async function answerInTurn(page: Page) {
  let last: Promise<unknown> = Promise.resolve()
  await page.route(/\/api\/v\d\//, (route) => {
    last = last
      .then(async () => {
        const response = await route.fetch()
        await route.fulfill({ response })
        await page.evaluate(drawn)
      })
      // The page may be left meanwhile.
      .catch(() => undefined)
    return last
  })
}

/** Called before the visit. */
const measureShifts = (page: Page) =>
  page.addInitScript(() => {
    let shift = 0
    Object.assign(window, { shift: () => shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns how far what was shown has moved since the page began to load, as a share of the window. */
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shift: () => number }).shift())

for (const [visitor, paths] of Object.entries(pages)) {
  for (const path of paths) {
    test(`${path} stands still while its answers arrive, on a phone and on a wide screen`, async ({
      page,
      shop,
    }) => {
      await measureShifts(page)
      const quiet = followRequests(page)
      await answerInTurn(page)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await shop.visit(path, visitor)
        await expect(page.locator('[data-lens-widget] :is(h1, h2)').first()).toBeAttached()
        await quiet()
        expect(await shifted(page)).toBeLessThan(0.02)
      }
    })
  }
}

test('the checkout stands still while its dates of delivery arrive', async ({ page, shop }) => {
  await measureShifts(page)
  const quiet = followRequests(page)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const release = await hold(page, /available_dates/)
    await shop.visit('/examples/checkout.html', 'basket')
    await expect(page.getByText('Загружаем даты доставки')).toBeAttached()
    await expect(page.getByText('Картой онлайн')).toBeVisible()
    const before = await shifted(page)
    release()
    await expect(page.getByRole('combobox', { name: 'Время' })).toBeVisible()
    await quiet()
    expect((await shifted(page)) - before).toBeLessThan(0.002)
  }
})

/** Dialogs that read when they open: who sees the section, and the button. */
const dialogs: [path: string, visitor: string, button: string | RegExp][] = [
  ['/personal/subscription/', 'full', 'Изменить линзы'],
  ['/personal/subscription/', 'full', 'Добавить товар'],
  ['/personal/trial/', 'full', 'Заказать пробные линзы'],
  ['/specialist/education/', 'specialist', /^Подать заявку/],
]

for (const [path, visitor, button] of dialogs) {
  test(`the dialog of ${button} stands still while its answers arrive`, async ({ page, shop }) => {
    await measureShifts(page)
    const quiet = followRequests(page)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await shop.visit(path, visitor)
      const opening = page.getByRole('button', { name: button }).first()
      await expect(opening).toBeVisible()
      await quiet()
      const before = await shifted(page)
      await answerInTurn(page)
      await opening.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await quiet()
      expect((await shifted(page)) - before).toBeLessThan(0.04)
      await page.unrouteAll()
    }
  })
}
