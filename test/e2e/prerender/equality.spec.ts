import { createRequire } from 'node:module'
import type { Page, Request } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { expect, isReady, leaveShopStill, noteReady, test } from '../shop'
import { firstReads, hold, holdReact, PAGES, specialistReads, twoFrames } from './before'

interface Picture {
  data: Buffer
  width: number
  height: number
}

// The package has no types.
const { PNG } = createRequire(import.meta.url)('pngjs') as {
  PNG: { sync: { read: (file: Buffer) => Picture } }
}

const EARLY =
  /\/account\/info\/|\/profile\/score\/|\/catalog\/products\/(params\/|detail\/id\/\d+\/)?$|\/offers\/eshop\/\?product_id=|\/subscriptions?\/|\/specialist\/profile\/$/

/** Calls of the cards on the specialist's home. */
const OF_HOME = /^\/specialist\/\/api\/.*\/(invites|documents|academy|materials\/events)\/$/

/** The query of an order that the customer has. */
const ONE_ORDER = '?order=48213'

/** The calls that are answered first, by page of an island; the query, for this test only, names what is still missing. */
const OF_ISLAND: Record<string, RegExp> = {
  '/examples/product.html': /\/detail\/id\/\d+\/params\/|\/lenses_info\//,
  '/examples/product.html?no=params': /\/detail\/id\/\d+\/$|\/offers\/eshop\//,
  '/examples/basket.html': /\/basket\/\?type=eshop$/,
  '/examples/checkout.html': /\/basket\/\?type=eshop$|\/delivery_(points|address)|\/delivery\/eshop\/list\//,
  '/examples/checkout.html?no=delivery': /\/basket\/\?type=eshop$/,
  '/examples/delivery.html': /\/delivery_points\//,
  '/examples/locator.html': /\/locator\/points\//,
  '/examples/clinics.html': /\/cataract_clinics\//,
  '/examples/service-programme.html': /\/service|\/consumer\/info|\/departments/,
  '/examples/promoter.html': /\/activity\/slots\//,
  // Tools call nothing.
  '/examples/osdi-6.html': /^$/,
  '/examples/cldeq-8.html': /^$/,
  '/examples/calculator.html': /^$/,
  '/examples/simulator.html': /^$/,
}

/** Returns the path of a section without the order that it shows. */
const sectionOf = (path: string) => path.replace(ONE_ORDER, '')

const isDrawn = (path: string) => PAGES.includes(sectionOf(path)) || specialistReads.has(path)

/**
 * Holds all responses but the first ones, and everything that is rendered later.
 * @returns a function that waits until the first responses have arrived and are rendered
 */
const holdTheRest = async (page: Page, path: string) => {
  const section = sectionOf(path)
  const isPage = isDrawn(path)
  const reads =
    specialistReads.get(section) ?? (isPage ? firstReads[section.replace('/personal', '')] : undefined) ?? []
  // Eye and power of ordered lenses have reserved space, and links to goods appear later.
  const isLater = (url: string) =>
    (path.includes(ONE_ORDER) || /basket|checkout|delivery/.test(path)) && url.includes('/catalog/')
  const isEarly = (url: string) =>
    !isLater(url) &&
    (OF_HOME.test(path + new URL(url).pathname) ||
      (EARLY.test(url) && !path.includes('?no=')) ||
      OF_ISLAND[path]?.test(url) === true ||
      reads.some((read) => url.endsWith(read)))
  await hold(
    page,
    isPage ? /\/chunks\/(MoreCards|NextStepCard)-/ : /\/chunks\/(MoreCards|NextStepCard|\w+Page)-/,
  )
  const underWay = new Set<Request>()
  page.on('requestfinished', (request) => underWay.delete(request))
  await page.route(/\/api\//, (route) => {
    if (!isEarly(route.request().url())) return undefined
    underWay.add(route.request())
    return route.continue()
  })
  return async () => {
    await expect.poll(() => underWay.size).toBe(0)
    await twoFrames(page)
  }
}

/**
 * Content that only React renders: the lowest cards of the specialist's home, the sections below a product, and its
 * total for screen readers, which is announced after a delay.
 */
const LATER_CARDS =
  '.desk__materials, .desk__selections, .buy > section, .buy > div:empty, .buy__end + .visually-hidden'

/** Returns the island's markup, normalised: without ids, the order of attributes and the splitting of text nodes. */
const markup = (page: Page) =>
  page.evaluate((laterCards) => {
    const root = document.querySelector('[data-lens-widget]')?.shadowRoot
    const copy = root?.querySelector('.lens')?.cloneNode(true) as Element
    copy.normalize()
    for (const element of copy.querySelectorAll('*')) {
      // Playwright hides the caret of a field while it takes a screenshot.
      if (element.getAttribute('style') === '') element.removeAttribute('style')
      const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
      attributes.sort((one, other) => (one.name < other.name ? -1 : 1))
      attributes.forEach((attribute) => element.removeAttributeNode(attribute))
      attributes.forEach((attribute) => element.setAttributeNode(attribute))
    }
    // Rows have no positions until React has measured them, and the map appears when it is in view.
    copy.querySelectorAll(`.finder__map > *, ${laterCards}`).forEach((later) => later.remove())
    // A long day is rendered from the top, and the folded times last.
    const times = [...copy.querySelectorAll('.promoter__part .slot')].slice(12)
    const folded = [...copy.querySelectorAll('details .slot')]
    ;[...times, ...folded].forEach((later) => later.remove())
    copy.querySelectorAll('.promoter__part:not(:has(.slot))').forEach((part) => part.remove())
    for (const element of copy.querySelectorAll('.rows, .rows *'))
      ['style', 'tabindex'].forEach((name) => element.removeAttribute(name))
    const names = new Map<string, string>()
    return copy.innerHTML
      .replace(/ data-discover="true"/g, '')
      .replace(
        /(first\d|frame\d|_r_)\w*/g,
        (id) => names.get(id) ?? names.set(id, `id${names.size}`).get(id) ?? '',
      )
      .replace(/(<\/?\w)/g, '\n$1')
  }, LATER_CARDS)

/** Called before React: notes the number of skeletons in its first rendering. */
const noteSkeletons = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-lens-widget]')?.shadowRoot
    const drawn = root?.querySelector('.lens')
    const count = (lens: Element | null | undefined) => lens?.querySelectorAll('.bones').length
    const page = window as unknown as { skeletons?: number | undefined }
    if (root)
      new MutationObserver(() => {
        if (drawn?.isConnected === false) page.skeletons ??= count(root.querySelector('.lens'))
      }).observe(root, { childList: true })
    return count(drawn)
  })

const firstSkeletons = (page: Page) =>
  page.evaluate(() => (window as unknown as { skeletons?: number }).skeletons)

const hideLaterCards = (page: Page) =>
  page.evaluate((laterCards) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${laterCards} { display: none }`)
    document.querySelector('[data-lens-widget]')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  }, LATER_CARDS)

/** Returns the number of pixels that visibly differ; another smoothing of the same line does not count. */
function differing(one: Buffer, other: Buffer): number {
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)]
  return pixelmatch(before.data, after.data, undefined, before.width, before.height)
}

/** Takes a screenshot once the pictures in the viewport are decoded; the map is masked, as its tiles may never come. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    const root = document.querySelector('[data-lens-widget]')?.shadowRoot
    const pictures = [...(root?.querySelectorAll<HTMLImageElement>('img:not(.finder__map img)') ?? [])]
    const isInSight = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0
    const seen = pictures.filter((picture) => isInSight(picture.getBoundingClientRect()))
    await Promise.all(seen.map((picture) => picture.decode().catch(() => undefined)))
  })
  return page.screenshot({ animations: 'disabled', mask: [page.locator('.finder__map')] })
}

test.beforeEach(async ({ page }) => {
  await noteReady(page)
  await leaveShopStill(page)
})

const visits = [
  ['/personal/', 'full', 375],
  ['/personal/', 'empty', 820],
  ['/personal/', 'friends-none', 1280],
  ['/personal/', 'friends-candidate', 1280],
  ['/personal/profile', 'full', 375],
  ['/personal/profile/', 'full', 375],
  ['/personal/profile/', 'full', 1280],
  ['/personal/profile/', 'empty', 820],
  ['/personal/orders/', 'full', 375],
  ['/personal/orders/', 'many', 820],
  ['/personal/orders/', 'empty', 1280],
  ['/personal/orders/?order=1', 'empty', 820],
  [`/personal/orders/${ONE_ORDER}`, 'full', 375],
  [`/personal/orders/${ONE_ORDER}`, 'full', 1280],
  ['/personal/promocodes/', 'full', 375],
  ['/personal/promocodes/', 'full', 1280],
  ['/personal/promocodes/', 'empty', 820],
  ['/personal/points/', 'full', 375],
  ['/personal/points/', 'full', 1280],
  ['/personal/points/', 'empty', 820],
  ['/personal/products/', 'full', 375],
  ['/personal/products/', 'full', 1280],
  ['/personal/products/', 'empty', 820],
  ['/personal/remind/', 'full', 375],
  ['/personal/remind/', 'full', 1280],
  ['/personal/remind/', 'empty', 820],
  ['/personal/subscription/', 'full', 375],
  ['/personal/subscription/', 'full', 1280],
  ['/personal/subscription/', 'empty', 820],
  ['/personal/optics/', 'full', 375],
  ['/personal/optics/', 'full', 1280],
  ['/personal/optics/', 'empty', 820],
  ['/personal/trial/', 'full', 375],
  ['/personal/trial/', 'full', 1280],
  ['/personal/trial/', 'empty', 820],
  ['/personal/feedback/', 'full', 375],
  ['/personal/feedback/', 'full', 1280],
  ['/personal/feedback/', 'empty', 820],
  ['/personal/selection/', 'full', 375],
  ['/personal/selection/', 'full', 1280],
  ['/personal/selection/', 'empty', 820],
  ['/personal/friends/#reviews', 'full', 1280],
  ['/specialist/', 'specialist', 375],
  ['/specialist/', 'specialist', 1280],
  ['/specialist/invites/', 'specialist', 820],
  ['/specialist/selections/', 'specialist', 375],
  ['/specialist/documents/', 'specialist', 820],
  ['/specialist/achievements/', 'specialist', 375],
  ['/specialist/awards/', 'specialist', 1280],
  ['/specialist/stars/', 'specialist', 375],
  ['/catalog/', 'products-60', 375],
  ['/catalog/?lens-types=monthly&lens-sort=dear', 'products-60', 820],
  ['/catalog/', 'eshop-closed', 1280],
  ['/examples/product.html', 'full', 375],
  ['/examples/product.html', 'full', 1280],
  ['/examples/product.html', 'empty', 820],
  ['/examples/basket.html', 'basket', 375],
  ['/examples/basket.html', 'basket', 1280],
  ['/examples/basket.html', 'empty', 820],
  ['/examples/product.html?no=params', 'full', 375],
  ['/examples/product.html?no=params', 'full', 1280],
  ['/examples/checkout.html', 'basket', 375],
  ['/examples/checkout.html', 'basket', 1280],
  ['/examples/checkout.html', 'empty', 820],
  ['/examples/checkout.html?no=delivery', 'basket', 1280],
  ['/examples/delivery.html', 'full', 375],
  ['/examples/locator.html', 'full', 375],
  ['/examples/locator.html', 'full', 1280],
  ['/examples/clinics.html', 'full', 820],
  ['/examples/service-programme.html', 'full', 375],
  ['/examples/service-programme.html', 'full', 1280],
  ['/examples/service-programme.html', 'empty', 820],
  ['/examples/osdi-6.html', 'full', 375],
  ['/examples/osdi-6.html', 'full', 1280],
  ['/examples/cldeq-8.html', 'full', 375],
  ['/examples/cldeq-8.html', 'full', 820],
  ['/examples/calculator.html', 'full', 375],
  ['/examples/calculator.html', 'full', 1280],
  ['/examples/simulator.html', 'full', 375],
  ['/examples/simulator.html', 'full', 1280],
  ['/examples/promoter.html', 'promoter', 375],
  ['/examples/promoter.html', 'promoter', 1280],
  ['/examples/promoter.html', 'full', 820],
] as const

/** Selects the finished content of a page. Delivery days are requested by React alone, so their skeleton may remain. */
const contentOf = (path: string) =>
  path in OF_ISLAND
    ? `.lens${path.includes('?no=') ? ':has(.bones)' : ':not(:has(.bones:not([aria-label="Дата и время"] *)))'}`
    : contentOfOther(path)

const contentOfOther = (path: string) =>
  path.startsWith('/catalog/')
    ? '.shelf__card'
    : isDrawn(path)
      ? '.page:not(:has(.bone))'
      : path === '/personal/'
        ? '.points__value'
        : path === '/specialist/'
          ? '.desk:not(:has(:is(.desk__invites, .desk__documents) .bone))'
          : '.page .card'

for (const [path, scenario, width] of visits) {
  test(`before React ${path} is what React draws then: ${scenario}, ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    // The page says the minute of its last read.
    if (path.includes('promoter')) await page.clock.setFixedTime(new Date())
    const answered = await holdTheRest(page, path)
    const release = await holdReact(page)
    await shop.visit(path, scenario)
    await expect(page.locator(contentOf(path)).first()).toBeVisible()
    await answered()
    const nodes = await markup(page)
    const pixels = await pictureOf(page)
    const skeletons = await noteSkeletons(page)
    release()
    await isReady(page)
    expect(await firstSkeletons(page)).toBe(skeletons)
    await hideLaterCards(page)
    expect(await markup(page)).toEqual(nodes)
    expect(differing(pixels, await pictureOf(page))).toBe(0)
  })
}

for (const [scenario, width] of [
  ['full', 375],
  ['full', 1280],
  ['step-lenses', 820],
  ['step-none', 375],
  ['empty', 1280],
] as const) {
  test(`what matters first is drawn before React as React draws it: ${scenario}, ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdReact(page)
    await shop.visit('/personal/', scenario)
    const step = page.locator('.home__step')
    await expect(page.locator('.points__value')).toBeVisible()
    await expect(step.locator('.bone')).toHaveCount(0)
    const text = await step.textContent()
    const picture = () => (text === '' ? undefined : step.screenshot({ animations: 'disabled' }))
    const pixels = await picture()
    const seen: (string | null)[] = []
    await page.exposeFunction('noteStep', (now: string | null) => void seen.push(now))
    await page.evaluate(() => {
      const root = document.querySelector('[data-lens-widget]')?.shadowRoot
      const note = () => {
        const text = root?.querySelector('.home__step')?.textContent ?? null
        ;(window as unknown as { noteStep: (text: string | null) => void }).noteStep(text)
        requestAnimationFrame(note)
      }
      note()
    })
    release()
    await isReady(page)
    await page.waitForLoadState('networkidle')
    // The content has not turned into a skeleton again.
    expect([...new Set(seen)]).toEqual([text])
    const after = await picture()
    if (pixels && after) expect(differing(pixels, after)).toBe(0)
  })
}
