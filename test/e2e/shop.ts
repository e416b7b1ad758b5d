import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ConsoleMessage, Page, Request } from '@playwright/test'
import type * as Ace from 'accessibility-checker-engine'
import type Axe from 'axe-core'
import { test as base, expect } from '@playwright/test'
import { inDialect } from './dialect'

const { resolve } = createRequire(import.meta.url)
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
const equalAccess = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8')

export interface Shop {
  /** Opens a page of the example shop as the visitor of a scenario; each visit has a sandbox of its own. */
  visit(path: string, scenario?: string): Promise<void>
  /** Allows console errors that a test causes on purpose. */
  expectErrors(pattern: RegExp): void
  /** Expects no violation of WCAG 2.2 AA in what is shown now. */
  isAccessible(): Promise<void>
  /** Expects no failure of WCAG 2.2 according to IBM's Equal Access, which has other rules than axe. */
  hasEqualAccess(): Promise<void>
}

/** The storage key of the token in the example shop. */
const TOKEN = 'example-shop:token'

/** A page that is watched: any console error, uncaught exception or policy violation fails the test. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, provide, { testId }) => {
    const problems: string[] = []
    let expected: RegExp | undefined
    page.on('console', (message) => {
      if (message.type() === 'error' && !isRefusalOfGuest(message)) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await provide({
      async visit(path, scenario = 'full') {
        const token = `${inDialect(scenario)}.${testId}-${Date.now()}`
        const before =
          page.url() === 'about:blank' ? null : await page.evaluate((key) => localStorage.getItem(key), TOKEN)
        // The token changes with the next page: the current one would notice it and send requests with it.
        await page.addInitScript(
          ([key, value, last]) => {
            if (localStorage.getItem(key) === last) localStorage.setItem(key, value)
          },
          [TOKEN, token, before] as const,
        )
        await page.goto(path)
      },
      expectErrors(pattern) {
        expected = pattern
      },
      isAccessible: () => checkAccessibility(page),
      hasEqualAccess: () => checkEqualAccess(page),
    })
    expect(problems.filter((text) => !expected?.test(text))).toEqual([])
  },
})

export { expect }

/** The points are requested before the page knows whether the visitor is a member; the browser logs a refusal itself. */
const isRefusalOfGuest = (message: ConsoleMessage) =>
  message.text().includes('403') && message.location().url.endsWith('/profile/score/')

/** Returns the menu link of a section by its name alone; below the name the link shows the section's state. */
export const menuLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Личный кабинет' })
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) })

/** Called before the visit: records when an island is ready, for `isReady`. */
export const noteReady = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('lens-widgets:ready', () => Object.assign(window, { isReady: true }))
  })

/** Waits until React has rendered an island. */
export const isReady = (page: Page) => expect.poll(() => page.evaluate(() => 'isReady' in window)).toBe(true)

/** @returns a function that waits until all requests of the page are finished and rendered */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    // A response may cause further requests once it is rendered, and a press may navigate to another page.
    for (let quiet = 0; quiet < 3;) {
      const isDrawn = await page.evaluate(drawn).then(
        () => true,
        () => false,
      )
      quiet = isDrawn && underWay.size === 0 ? quiet + 1 : 0
    }
  }
}

/** Runs in the page. */
export const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Resizes the window and waits two more frames: what depends on the width of its container follows in the next one. */
export async function resize(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  await page.evaluate(drawn)
  await page.evaluate(drawn)
}

/** 320 px are also 1280 px at a zoom of 400 %; axe finds there what it finds at 375 px. */
const looks = [
  [320, 'light'],
  [375, 'light'],
  [820, 'forced colours'],
  [1280, 'dark'],
] as const

/** Expects that the page is no wider than the window in each look, and accessible on screens of 375 px and more. */
export async function looksRight(page: Page, shop: Shop) {
  const beDark = (isDark: boolean) =>
    page.evaluate((dark) => document.documentElement.classList.toggle('lens-dark', dark), isDark)
  for (const [width, colours] of looks) {
    await page.emulateMedia({ forcedColors: colours === 'forced colours' ? 'active' : 'none' })
    await beDark(colours === 'dark')
    await resize(page, width)
    if (width >= 375) await shop.isAccessible()
    expect(await isWide(page), `${width} px`).toBe(false)
  }
  await beDark(false)
}

/** Called before the visit, for screenshots: the shop's header counts the basket, and the sandbox panel moves. */
export const leaveShopStill = (page: Page) =>
  page.route(/\/shop\/(page|panel)\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )

/** Tells whether the page scrolls sideways. */
export const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

async function checkAccessibility(page: Page) {
  // Text in a fade has too little contrast, so the check waits for animations. Each shadow root lists only its own;
  // those of skipped content (`content-visibility`) do not run, and a spinner's has no end.
  await page.evaluate(() => {
    const roots = [...document.querySelectorAll('[data-lens-widget]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    const animations = [document, ...roots]
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.getComputedTiming().endTime !== Infinity &&
          effect.target?.checkVisibility({ contentVisibilityAuto: true }),
      )
    return Promise.all(animations.map((animation) => animation.finished.catch(() => null)))
  })
  // Injecting axe takes a quarter of the whole check, so it is done once per page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run({
      preload: false,
      // Other types of results list every element that was checked.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // This rule takes half of the time; in forced colours the contrast is the system's.
      rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    )
  })
  expect(violations).toEqual([])
}

async function checkEqualAccess(page: Page) {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(equalAccess)
  const failures = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: typeof Ace }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    // Equal Access takes content that is skipped while off-screen (`content-visibility: auto`) for hidden text.
    const isDrawn = (node: unknown) =>
      !(node instanceof Element) ||
      (node.firstElementChild ?? node).checkVisibility({ contentVisibilityAuto: true })
    return results
      .filter(({ value, node }) => value.join() === 'VIOLATION,FAIL' && isDrawn(node))
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path['dom']}`)
  })
  expect(failures).toEqual([])
}

export const widths = [375, 820, 1280] as const

/**
 * Widths for tests of presses and typing: the code only distinguishes phones from other screens
 * (`src/host/page/viewport.ts`). The layout at widths in between is tested by layout.spec.ts.
 */
export const walkedWidths = [375, 1280] as const
