import type { Page } from '@playwright/test'
import { expect, isReady, noteReady, test } from '../shop'
import { firstReads, hold, holdReact, PAGES, twoFrames } from './before'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Returns a function that returns all layout shifts in the viewport so far. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    // The animation that keeps content out of sight at first is paused, so that a slow machine does not show it too early.
    const attachShadow = Reflect.get(Element.prototype, 'attachShadow')
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init)
      root.addEventListener('animationstart', () => {
        const running = root.getAnimations() as CSSAnimation[]
        running.filter(({ animationName }) => animationName === 'after-loading').forEach((one) => one.pause())
      })
      return root
    }
    const shifts: string[] = []
    const wordsOf = ({ value, sources }: LayoutShift) =>
      [
        value,
        ...sources.map(
          ({ previousRect: { x, y }, currentRect }) =>
            `from ${x}, ${y} to ${currentRect.x}, ${currentRect.y}`,
        ),
      ].join(' ')
    const keep = (list: PerformanceEntryList) => shifts.push(...(list as LayoutShift[]).map(wordsOf))
    const observer = new PerformanceObserver((list) => void keep(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    Object.assign(window, {
      shiftsSoFar: async () => {
        await frame()
        await frame()
        keep(observer.takeRecords())
        return shifts
      },
    })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shiftsSoFar: () => Promise<string[]> }).shiftsSoFar())
}

/**
 * Returns a function that returns the elements of a section that were visible now and have moved by then. The browser's
 * own record of shifts is incomplete.
 */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  const places = await page.evaluateHandle(() => {
    const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
    const elements = [...(root?.querySelectorAll('.page *:not(.bone)') ?? [])]
    const inSight = elements.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().top < innerHeight,
    )
    return inSight.map((element) => [element, element.getBoundingClientRect().top] as const)
  })
  return () =>
    places.evaluate((places) =>
      places.flatMap(([element, before]) => {
        const { top } = element.getBoundingClientRect()
        return !element.isConnected || Math.abs(top - before) < 3
          ? []
          : [`${element.localName}.${element.className} from ${before} to ${top}: ${element.textContent}`]
      }),
    )
}

test.beforeEach(({ page }) => noteReady(page))

test('what a section asks for first is under way before React, and asked for once', async ({
  page,
  shop,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const early = () =>
    page.evaluate(() => {
      const key = Symbol.for('lens-widgets')
      const { early } =
        (window as unknown as Record<symbol, { early: Map<string, { isTaken?: true }> }>)[key] ?? {}
      // Calls that the loader itself starts: the account, and on the home page the points.
      const own = location.pathname === '/personal/' ? /\/account\/info\/|\/score\// : /\/account\/info\//
      return [...(early ?? [])].flatMap(([name, { isTaken }]) => (isTaken || own.test(name) ? [] : [name]))
    })
  await shop.visit('/personal/club/invite/')
  for (const [path, reads] of Object.entries(firstReads)) {
    // The page has to be idle before React is held back: without React it never would be.
    await page.waitForLoadState('networkidle')
    const release = await holdReact(page)
    asked.length = 0
    await page.goto(`/personal${path}`)
    // The page may have made further calls already, which depend on the first answers.
    const first = reads.map((read) => expect.stringContaining(read) as unknown)
    await expect.poll(early, path).toEqual(expect.arrayContaining(first))
    release()
    await expect.poll(early, path).toEqual([])
    expect(asked.filter((url) => reads.some((read) => url.endsWith(read)))).toHaveLength(reads.length)
    const calls = asked.filter((url) => url.includes('/api/'))
    expect(calls, path).toEqual([...new Set(calls)])
    await page.unrouteAll({ behavior: 'wait' })
  }
  // Other views of a section request other data.
  for (const path of ['/points/?tab=getpoints', '/points/?view=receipts', '/selection/?test=osdi6']) {
    await page.goto(`/personal${path}`)
    await isReady(page)
    expect(await early(), path).toEqual([])
  }
})

test('a section asks with the account for who was a member in this tab, and for nobody else', async ({
  page,
  shop,
}) => {
  await shop.visit('/personal/')
  await isReady(page)
  const release = await hold(page, /\/account\/info\//)
  const asked = page.waitForRequest(/\/personal\/orders\/\?scope=active/)
  await page.goto('/personal/orders/')
  await asked
  release()
  await isReady(page)
  await expect(page.getByRole('region', { name: 'Все заказы' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  const orders: string[] = []
  page.on('request', (request) => void (/\/orders\/\?/.test(request.url()) && orders.push(request.url())))
  await shop.visit('/personal/orders/', 'not-activated')
  await isReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible()
  expect(orders).toEqual([])
})

test('the specialist’s home asks with the account for who was a specialist, and once', async ({
  page,
  shop,
}) => {
  const reads = ['/academy/?period=upcoming', '/materials/events/?page=1&per_page=20', '/invites/']
  await shop.visit('/specialist/', 'specialist')
  await isReady(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const timesAsked = () => reads.map((read) => asked.filter((url) => url.endsWith(read)).length)
  const release = await hold(page, /\/specialist\/profile\//)
  await page.reload()
  await expect.poll(timesAsked).toEqual([1, 1, 1])
  release()
  await isReady(page)
  await expect(page.getByRole('region', { name: 'Ближайшее событие' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(timesAsked()).toEqual([1, 1, 1])
})

const islandPages = [
  ['/examples/all.html', 'basket', 1280, '[data-lens-widget=checkout] .card'],
  ['/examples/all.html', 'basket', 375, '[data-lens-widget=checkout] .card'],
  ['/catalog/', 'products-60', 375, '.shelf__card'],
  ['/catalog/yasno-month/', 'full', 375, '.buy__eye'],
  ['/basket/', 'basket', 375, '.basket__columns dl'],
] as const

test('nothing moves where a page keeps room for its islands', async ({ page, shop }) => {
  const shifts = await watchShifts(page)
  for (const [path, scenario, width, content] of islandPages) {
    await page.setViewportSize({ width, height: 812 })
    const release = await hold(page, /\/api\//)
    await shop.visit(path, scenario)
    // The shop's own list stays in a slot until there are cards; all other islands show their skeleton.
    await expect(page.locator('[data-lens-widget] :is(.lens, slot)').first(), path).toBeAttached()
    release()
    await expect(page.locator(content).first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), path).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
  // The filters are checked on a wide screen: on a phone they are in a sheet.
  await page.setViewportSize({ width: 1280, height: 812 })
  const release = await hold(page, /\/products\/params\//)
  await shop.visit('/catalog/', 'products-60')
  await expect(page.locator('.shelf__card').first()).toBeVisible()
  release()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  expect(await shifts(), 'filters after the cards').toEqual([])
})

test('nothing moves in a section by a deep link when its answers come after its skeleton', async ({
  page,
  shop,
}) => {
  test.slow()
  const shifts = await watchShifts(page)
  const sections = [...Object.keys(firstReads).filter((path) => path !== '/'), '/friends/', '/club/invite/']
  const visits = [...sections.map((path) => [path, 375] as const), ['/orders/', 1280] as const]
  for (const [path, width] of visits) {
    await page.setViewportSize({ width, height: 812 })
    const release = await hold(page, /\/api\/(?!.*account\/info)/)
    await shop.visit(`/personal${path}`)
    await isReady(page)
    await expect(page.locator('.bone').first(), path).toBeVisible()
    expect(await shifts(), path).toEqual([])
    release()
    await expect(page.locator('.page .bone'), path).toHaveCount(0)
    expect(await shifts(), path).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

for (const [path, scenario] of [
  ['/personal/', 'full'],
  ['/personal/orders/', 'full'],
  ['/specialist/', 'specialist'],
  ['/catalog/', 'products-60'],
  ['/examples/osdi-6.html', 'full'],
] as const)
  // Chrome lays out the whole page when one of its sheets is exchanged, as for changed fonts.
  test(`React changes no style sheet of the page in ${path}`, async ({ page, shop }) => {
    await page.addInitScript(() => {
      const changes: string[] = []
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')
      Object.defineProperty(document, 'adoptedStyleSheets', {
        get: () => own?.get?.call(document) as unknown,
        set(sheets: unknown) {
          changes.push('adopted')
          own?.set?.call(document, sheets)
        },
      })
      Object.assign(window, { changes })
    })
    await shop.visit(path, scenario)
    await isReady(page)
    await twoFrames(page)
    const linked = await page
      .locator('head > link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(linked.filter((href) => href.includes('lens-widgets'))).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'changes') as string[])).toEqual(['adopted'])
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lens-action')),
    ).not.toBe('')
  })

for (const path of PAGES) {
  test(`nothing moves in ${path}, whichever of its answers comes last`, async ({ page, shop }) => {
    test.slow()
    await page.setViewportSize({ width: 375, height: 812 })
    const shifts = await watchShifts(page)
    const isCall = (url: string) => /\/api\/(?!.*account\/info)/.test(url)
    const first = firstReads[path.replace('/personal', '')] ?? []
    const calls = new Set<string>()
    const asked = new Set<string>()
    const waiting = new Set<string>()
    page.on('request', (request) => {
      if (isCall(request.url())) [calls, asked, waiting].forEach((set) => set.add(request.url()))
    })
    page.on('requestfinished', (request) => waiting.delete(request.url()))
    await shop.visit(path)
    await isReady(page)
    await page.waitForLoadState('networkidle')
    for (const late of [...calls]) {
      let release = () => undefined as void
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(late, async (route) => {
        await held
        await route.continue()
      })
      asked.clear()
      await page.reload()
      await isReady(page)
      await expect.poll(() => first.every((read) => [...asked].some((url) => url.endsWith(read)))).toBe(true)
      await expect.poll(() => [...waiting], late).toEqual([late])
      await expect(page.getByText('Загружаем раздел'), late).toHaveCount(0)
      await twoFrames(page)
      const moved = await watchPlaces(page)
      release()
      await expect.poll(() => [...waiting], late).toEqual([])
      await expect(page.locator('.page .bone'), late).toHaveCount(0)
      await twoFrames(page)
      expect.soft(await moved(), late).toEqual([])
      expect.soft([...(await shifts())], late).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}
