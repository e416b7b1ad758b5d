import type { Page } from '@playwright/test'
import { layoutProblems } from '../layoutProblems'
import { drawn, expect, followRequests, test } from '../shop'

/* Goods, people and states with names of 60 letters, one word of them of 23, and prices of seven digits. */

const TITLE = 'Меридиан Сверхдлинноназваннейший Торик Мультифокальный Плюс 6'
const PERSON = 'Константинопольская-Преображенская Александрина Святославовна'
const NAMES = /^(last_|first_|full_)?name$/
const TITLES = /^(product_)?title$/

/** A text or a price as a shop might have it at the longest; all else as it is. */
function lengthened(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key))
  if (typeof value === 'string' && /[а-яё]/i.test(value))
    return TITLES.test(key) ? TITLE : NAMES.test(key) ? PERSON : value
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  return typeof record['value'] === 'number' && typeof record['currency'] === 'string'
    ? { ...record, value: record['value'] * 1000 + 234_567 }
    : Object.fromEntries(
        Object.entries(record).map(([name, one]) => [
          name,
          lengthened(one, key === 'status' ? 'title' : name),
        ]),
      )
}

const lengthenAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (response.headers()['content-type']?.includes('json') !== true) return route.fulfill({ response })
    const body: unknown = await response.json()
    return route.fulfill({ response, json: lengthened(body, '') })
  })

const screens: [path: string, scenario: string][] = [
  ['/personal/', 'full'],
  ['/personal/promocodes/', 'full'],
  ['/personal/products/', 'full'],
  ['/personal/subscription/', 'full'],
  ['/personal/selection/', 'full'],
  ['/personal/orders/', 'full'],
  ['/personal/orders/?order=48213', 'full'],
  ['/personal/profile/', 'full'],
  ['/basket/', 'basket'],
  ['/checkout/', 'basket'],
  ['/examples/catalogue.html', 'full'],
  ['/examples/product.html', 'full'],
  ['/examples/locator.html', 'full'],
  ['/specialist/', 'specialist'],
  ['/specialist/samples/', 'specialist'],
]

test('long names and large sums are read in full, and make no page wider', async ({ page, shop }) => {
  const quiet = followRequests(page)
  const problems: string[] = []
  await lengthenAnswers(page)
  for (const [path, scenario] of screens) {
    await page.setViewportSize({ width: 1280, height: 4000 })
    await shop.visit(path, scenario)
    await quiet()
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 4000 })
      await page.evaluate(drawn)
      problems.push(...(await layoutProblems(page)).map((problem) => `${path}, ${width} px, ${problem}`))
    }
  }
  expect(problems).toEqual([])
})
