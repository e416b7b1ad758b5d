import type { LensEvents } from '../../src/host/events'
import { expect, test } from './shop'

type Timing = LensEvents['timing']

/** Runs in the page: tells whether the script that measures has been requested. */
const isMeasured = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/timing-'))

test('home, a section and another page tell once each how fast they were', async ({ page, shop }) => {
  await page.addInitScript(() => {
    document.addEventListener('lens-widgets:loaded', () =>
      window.lensWidgets?.on('timing', (detail) => {
        // The messages are stored, because they would be lost with the page.
        const told = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[]
        sessionStorage.setItem('told', JSON.stringify([...told, detail]))
      }),
    )
  })
  const measures = () => expect.poll(() => page.evaluate(isMeasured)).toBe(true)
  const told = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as Timing[])
  await shop.visit('/personal/')
  await measures()
  await page.getByRole('link', { name: 'Заказы' }).first().click()
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeFocused()
  await page.goto('/catalog/')
  await measures()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goto('/basket/')
  await expect(page.getByRole('heading', { name: 'Корзина' }).first()).toBeVisible()

  const all = await told()
  expect(all.map(({ name, section }) => [name, section])).toEqual([
    ['cabinet', 'home'],
    ['cabinet', 'orders'],
    ['catalogue', null],
  ])
  for (const { ready, firstContent, layoutShift, largestPaint, inputToPaint, way } of all) {
    expect(ready).toBeGreaterThan(0)
    expect(firstContent).toBeGreaterThan(0)
    for (const known of [layoutShift, largestPaint, inputToPaint])
      expect(known ?? 0).toBeGreaterThanOrEqual(0)
    expect(['cold', 'warm']).toContain(way)
  }
  expect(all[0]?.way).toBe('cold')
})

test('nothing is measured where nobody listens', async ({ page, shop }) => {
  await shop.visit('/personal/')
  await expect(page.getByRole('heading', { name: /Здравствуйте/ })).toBeVisible()
  // If timing were enabled, its script would be requested before the page is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(isMeasured)).toBe(false)
})
