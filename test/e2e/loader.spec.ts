import type { Page } from '@playwright/test'
import { hold } from './prerender/before'
import { expect, isReady, noteReady, test } from './shop'

const container = (page: Page) => page.locator('[data-lens-widget=cabinet]')
/** @returns the requests and finished requests of the page, in order, from now on */
function followFiles(page: Page): string[] {
  const events: string[] = []
  page.on('request', (request) => events.push(`asked ${request.url()}`))
  page.on('requestfinished', (request) => events.push(`got ${request.url()}`))
  return events
}
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })

test('a page without containers loads the loader and nothing else', async ({ page, shop }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await shop.visit('/examples/plain.html')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/lens-widgets/loader.js'])
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('the account call and all chunks are requested before the first chunk arrives', async ({
  page,
  shop,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/chunks\//, async (route) => {
    await held
    await route.continue()
  })
  await shop.visit('/personal/')
  const chunks = ['react', 'vendor', 'core', 'cabinet', 'root']
  await expect
    .poll(() => chunks.filter((name) => requests.some((path) => path.includes(`/chunks/${name}-`))))
    .toEqual(chunks)
  expect(requests).toContain('/api/v2/internal/account/info/')
  release()
  await expect(greeting(page)).toBeVisible()
  expect(requests.filter((path) => path === '/api/v2/internal/account/info/')).toHaveLength(1)
})

test('what every island imports is under way before the table of chunks is there', async ({ page, shop }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/chunks\/files-/, async (route) => {
    await held
    await route.continue()
  })
  await shop.visit('/basket/', 'basket')
  const chunks = ['react', 'vendor', 'core', 'root']
  await expect
    .poll(() => chunks.filter((name) => requests.some((path) => path.includes(`/chunks/${name}-`))))
    .toEqual(chunks)
  release()
  await expect(page.getByRole('heading', { name: 'Корзина' })).toBeVisible()
  expect(requests.filter((path) => path.includes('/chunks/root-'))).toHaveLength(1)
})

test('the home, which has a step drawn before React, does not wait for the table of chunks', async ({
  page,
  shop,
}) => {
  await noteReady(page)
  await page.route(/\/chunks\/files-/, () => undefined)
  await shop.visit('/personal/')
  await isReady(page)
  await expect(greeting(page)).toBeVisible()
})

for (const [path, scenario] of [
  ['/basket/', 'basket'],
  ['/personal/orders/', 'full'],
  ['/specialist/', 'specialist'],
] as const) {
  test(`on a first visit React waits for what draws ${path} before it`, async ({ page, shop }) => {
    // The longest wait is disabled, because it would end before the files are there on a slow machine.
    await page.addInitScript(() => {
      const start = setTimeout.bind(window)
      const withoutLongestWait = (run: () => void, ms?: number) => (ms === 1000 ? 0 : start(run, ms))
      Object.assign(window, { setTimeout: withoutLongestWait })
    })
    const events = followFiles(page)
    await noteReady(page)
    await shop.visit(path, scenario)
    await isReady(page)
    const drawing = events.findLastIndex((event) => /got .*prerender-/.test(event))
    const react = events.findIndex((event) => /asked .*\/(react|vendor|root|core)-/.test(event))
    expect(drawing).toBeGreaterThan(-1)
    expect(react).toBeGreaterThan(drawing)
  })
}

test('the later cards of the home come behind React, which waits for none of their sheets', async ({
  page,
  shop,
}) => {
  const events = followFiles(page)
  await noteReady(page)
  const release = await hold(page, /\/assets\/(vision|ways|checklist)-/)
  await shop.visit('/personal/')
  await isReady(page)
  const react = events.findIndex((event) => /got .*\/root-/.test(event))
  expect(react).toBeGreaterThan(-1)
  expect(events.findIndex((event) => /asked .*\/MoreCards-/.test(event))).toBeGreaterThan(react)
  release()
  await expect(page.getByRole('region', { name: 'Как получить баллы' })).toBeVisible()
})

test('containers that are added and removed 20 times are mounted and unmounted', async ({ page, shop }) => {
  await shop.visit('/personal/')
  await expect(greeting(page)).toBeVisible()
  for (let turn = 0; turn < 20; turn++) {
    await page.evaluate(() => {
      const old = document.querySelector('[data-lens-widget=cabinet]')
      const fresh = document.createElement('div')
      fresh.dataset['lensWidget'] = 'cabinet'
      old?.replaceWith(fresh)
    })
    await expect(greeting(page)).toBeVisible()
  }
  await page.evaluate(() => document.querySelector('[data-lens-widget=cabinet]')?.remove())
  await expect(greeting(page)).toHaveCount(0)
})

test('two script tags load the widgets once, also under another address', async ({ page, shop }) => {
  await page.route('/personal/', async (route) => {
    const response = await route.fetch()
    const again = '<script type="module" src="/assets/lens-widgets/loader.js?again"></script>'
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${again}</head>`) })
  })
  await shop.visit('/personal/')
  await expect(greeting(page)).toHaveCount(1)
})

test('the fallback shows without script, and when the island cannot be loaded', async ({ page, shop }) => {
  shop.expectErrors(/Failed to load|lens-widgets/)
  await page.route(/\/chunks\/cabinet-/, (route) => route.abort())
  await shop.visit('/personal/')
  await expect(page.getByText('Чтобы открыть личный кабинет, включите JavaScript')).toBeVisible()
  await expect(container(page)).toHaveCount(1)
})

test('nothing moves when the cabinet replaces its outline', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON())
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await shop.visit('/personal/')
  await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
  expect(shifts).toEqual([])
})
