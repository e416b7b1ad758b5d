import type { Page } from '@playwright/test'
import { layoutProblems } from '../layoutProblems'
import { expect, followRequests, resize, test } from '../shop'

/*
 * Answers as long as a shop may send them: names of 60 letters, of words or of one, all other texts twice as long, prices
 * and points of seven digits, and pictures that do not load.
 */

const TITLE = 'Меридиан Сверхдлинноназваннейший Торик Мультифокальный Плюс 6'
const PERSON = 'Константинопольская-Преображенская Александрина Святославовна'
const WORD = 'Сверхдлинноназваннейшаямультифокальнаяторическаялинзаплюсшес'
const NAMES = /^(last_|first_|full_)?name$|^partner$/
const STATUS = 'status_title'
const TITLES = /^(product_|status_)?title$/
const POINTS = /^(points|available|pending|spent|balance)$/
const LARGE = 1_234_567

/** Every other name is one word, but not those of states. */
let named = 0

function longText(value: string, key: string): string {
  if (key === 'picture') return '/api/torn.png'
  if (!/[а-яё]/i.test(value)) return value
  if (!TITLES.test(key) && !NAMES.test(key)) return `${value} ${value}`
  named += 1
  return named % 2 === 0 && key !== STATUS ? WORD : TITLES.test(key) ? TITLE : PERSON
}

/** Returns an answer with the longest texts and the largest sums; all else stays as it is. */
function lengthened(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key))
  if (typeof value === 'string') return longText(value, key)
  if (typeof value === 'number') return POINTS.test(key) ? LARGE : value
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  return typeof record['value'] === 'number' && typeof record['currency'] === 'string'
    ? { ...record, value: LARGE }
    : Object.fromEntries(
        Object.entries(record).map(([name, one]) => [
          name,
          lengthened(one, key === 'status' ? STATUS : name),
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

const screens: Record<string, readonly (readonly [path: string, scenario: string])[]> = {
  'the cabinet': [
    '',
    'promocodes/',
    'products/',
    'points/',
    'points/?tab=getpoints',
    'points/?tab=purchases',
    'points/?view=receipts',
    'subscription/',
    'selection/',
    'orders/',
    'orders/?order=48213',
    'profile/',
  ].map((path) => [`/personal/${path}`, 'full'] as const),
  'the shop and the specialist’s cabinet': [
    ['/basket/', 'basket'],
    ['/checkout/', 'basket'],
    ...['catalogue', 'product', 'locator', 'delivery'].map(
      (page) => [`/examples/${page}.html`, 'full'] as const,
    ),
    ...[
      '',
      'samples/',
      'achievements/',
      'awards/',
      'stars/',
      'documents/',
      'materials/',
      'materials/1101/?kind=events',
      'iol/2315/edit/',
    ].map((path) => [`/specialist/${path}`, 'specialist'] as const),
  ],
  'the islands that stand alone': [
    ...['survey', 'video-competition', 'service-programme'].map(
      (page) => [`/examples/${page}.html`, 'full'] as const,
    ),
    ['/examples/promoter.html', 'promoter'],
  ],
}

/** The window is so high that rows far below are rendered, too. */
const HEIGHT = 4000

for (const [where, pages] of Object.entries(screens))
  test(`long answers are read in full in ${where}, and make no page wider`, async ({ page, shop }) => {
    shop.expectErrors(/Failed to load resource/)
    const quiet = followRequests(page)
    const problems: string[] = []
    const look = async (as: string) =>
      problems.push(...(await layoutProblems(page)).map((problem) => `${as}, ${problem}`))
    await lengthenAnswers(page)
    for (const [path, scenario] of pages) {
      await page.setViewportSize({ width: 1280, height: HEIGHT })
      await shop.visit(path, scenario)
      await quiet()
      for (const width of [1280, 820, 320]) {
        await resize(page, width, HEIGHT)
        await look(`${path}, ${width} px`)
      }
      await page.evaluate(() => document.documentElement.setAttribute('data-lens-larger', ''))
      await resize(page, 375, HEIGHT)
      await look(`${path}, 'Крупнее' at 375 px`)
    }
    expect(problems).toEqual([])
  })
