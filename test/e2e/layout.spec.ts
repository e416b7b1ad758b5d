import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readScreens } from '../../scripts/screens.mjs'
import { layoutProblems } from './layoutProblems'
import { expect, followRequests, leaveShopStill, resize, test, walkedWidths, widths, type Shop } from './shop'

/*
 * Every page in every state at three widths, as the book of screens shows them, then with everything at 400 % zoom, in
 * forced colours and with larger text; `npm run look` takes pictures, too. One visitor after the other sees a page: its code is read once.
 */
const PICTURES = process.env['LOOK_DIR']
const states = ['full', 'empty', 'many', 'failing', 'restricted', 'slow'] as const

/** States that have everything a page can show. */
const WHOLE: readonly string[] = ['full', 'basket']

/** axe checks what phones and wide screens show of `WHOLE`, and phones of these states. */
const AXE: readonly string[] = ['empty', 'failing']

/** Equal Access reads the document, which hardly depends on the width, and takes longest: on a phone, in these states. */
const EQUAL_ACCESS: readonly string[] = [...WHOLE, 'empty']

const isForAxe = (state: string, width: number) =>
  WHOLE.includes(state)
    ? (walkedWidths as readonly number[]).includes(width)
    : width === widths[0] && AXE.includes(state)

/** Addresses within a section that show something else. */
const views = [
  '/personal/orders/?order=48213',
  '/personal/points/?tab=getpoints',
  '/personal/points/?tab=purchases',
  '/personal/points/?view=receipts',
  '/personal/selection/?test=osdi6',
  '/personal/optics/?book=',
  '/personal/optics/?department=11',
  '/personal/friends/#reviews',
  '/personal/friends/#publications',
]

/** Pages with columns of their own, and the widths at which these have the least room. */
const ofTablets = [
  ['/examples/checkout.html', 'basket'],
  ['/examples/delivery.html', 'full'],
  ['/examples/locator.html', 'full'],
  ['/personal/optics/?book=', 'full'],
] as const
const tabletWidths = [720, 1024]

/** Pages of the specialist's cabinet; `specialist.spec.ts` checks them in forced colours, and their accessibility. */
const ofSpecialist = [
  '/',
  '/profile/',
  '/invites/',
  '/selections/',
  '/documents/',
  '/samples/',
  '/expert/',
  '/iol/',
  '/iol/new/',
  '/iol/2311/',
  '/iol/2315/edit/',
  '/materials/',
  '/materials/products/',
  '/materials/1001/',
  '/materials/1101/?kind=events',
  '/materials/1301/?kind=training',
  '/academy/',
  '/academy/?session=1604',
  '/satellites/',
  '/education/',
  '/tools/',
  '/achievements/',
  '/awards/',
  '/stars/',
]

/** The widths to check in each state; the first state is checked by `specialist.spec.ts`. */
const specialistStates: [state: string, widths: readonly number[]][] = [
  ['specialist', []],
  ['specialist-many', widths],
  ['specialist-new', [widths[0]]],
  ['specialist-failing', [widths[0]]],
]

/** Pages that also depend on the content of the basket. */
const OF_BASKET = /\/(basket|checkout)\.html$/

/** This page has only islands with pages of their own, where they are checked in each state, and with each dialog. */
const ALL = '/examples/all.html'

/** On other pages a refused read looks like a failed one, with another sentence. */
const RESTRICTED = ['/personal/', '/examples/restriction.html']

/** `npm run look` takes pictures of everything. */
const isSeenElsewhere = (path: string, state: string) =>
  PICTURES === undefined &&
  (path === ALL ? !WHOLE.includes(state) : state === 'restricted' && !RESTRICTED.includes(path))

/** The states in which a page shows something of its own. */
const statesOf = (path: string) =>
  [...states, ...(OF_BASKET.test(path) ? ['basket'] : [])].filter((state) => !isSeenElsewhere(path, state))

/** Dialogs are opened on a page that has everything, on a phone and on a wide screen. */
const dialogWidths = [375, 1280]

/** Ends the session of the pages that follow. */
const LEAVE = 'Выйти'

async function settle(page: Page, state: string, quiet: () => Promise<void>) {
  await expect(page.locator('[data-lens-widget]').first()).toBeAttached()
  // Skeletons are what a slow server shows; elsewhere they have to go.
  if (state === 'slow') return
  await quiet()
  await expect(page.locator('[data-lens-widget] .bone').filter({ visible: true })).toHaveCount(0)
  await expect.poll(() => page.evaluate(undrawnInSight)).toBe(0)
}

/** Runs in the page: returns the number of boxes in view that the browser has not rendered yet (`content-visibility: auto`). */
function undrawnInSight(): number {
  const roots = [...document.querySelectorAll('[data-lens-widget]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return (
        bottom > 0 &&
        top < innerHeight &&
        getComputedStyle(box).contentVisibility === 'auto' &&
        box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
      )
    }).length
}

/** Opens a page in a state, and looks at it at each width. */
async function look(page: Page, shop: Shop, path: string, state: string, quiet: () => Promise<void>) {
  if (PICTURES !== undefined) await leaveShopStill(page)
  await resize(page, widths[0])
  await shop.visit(path, state)
  await settle(page, state, quiet)
  const problems: string[] = []
  for (const width of widths) {
    await resize(page, width)
    problems.push(...(await layoutProblems(page)).map((problem) => `${state}, ${width} px, ${problem}`))
    await takePicture(page, `${fileName(path)}-${state}-${width}`)
    if (isForAxe(state, width)) await shop.isAccessible()
    if (width === widths[0] && EQUAL_ACCESS.includes(state)) await shop.hasEqualAccess()
  }
  if (WHOLE.includes(state)) problems.push(...(await zoomed(page, shop, quiet)))
  expect(problems).toEqual([])
}

async function takePicture(page: Page, name: string) {
  if (PICTURES === undefined) return
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true, animations: 'disabled' })
}

/**
 * A zoom of 400 % leaves 320 px of 1280; the window is so high that rows far below are rendered, too. axe finds the
 * same in forced colours.
 */
async function zoomed(page: Page, shop: Shop, quiet: () => Promise<void>) {
  await page.setViewportSize({ width: 320, height: 6000 })
  await page.emulateMedia({ forcedColors: 'active' })
  await settle(page, 'full', quiet)
  const problems = await layoutProblems(page)
  await page.emulateMedia({ forcedColors: 'none' })
  await enlarge(page)
  await settle(page, 'full', quiet)
  const larger = await layoutProblems(page)
  await shop.isAccessible()
  await page.evaluate(() => document.documentElement.removeAttribute('data-lens-larger'))
  return [
    ...problems.map((problem) => `400 % zoom, ${problem}`),
    ...larger.map((problem) => `'Крупнее' at 320 px, ${problem}`),
  ]
}

/** Enlarges all text, as the switch in the cabinet's header does, also on pages without that switch. */
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-lens-larger', ''))

const fileName = (path: string) => path.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$|-html$/g, '')

for (const path of views) {
  test(`${path} has no layout problem and is accessible`, async ({ page, shop }) => {
    await look(page, shop, path, 'full', followRequests(page))
  })
}

for (const [path, state] of ofTablets) {
  test(`${path} has no layout problem on a phone that lies, and on a tablet that does`, async ({
    page,
    shop,
  }) => {
    const quiet = followRequests(page)
    await shop.visit(path, state)
    await settle(page, state, quiet)
    for (const width of tabletWidths) {
      await resize(page, width)
      expect.soft(await layoutProblems(page), `${width} px`).toEqual([])
    }
  })
}

for (const [state, some] of specialistStates) {
  test(`the specialist’s cabinet has no layout problem: ${state}`, async ({ page, shop }) => {
    shop.expectErrors(/Failed to load resource/)
    const quiet = followRequests(page)
    const problems: string[] = []
    const collect = async (where: string) =>
      problems.push(...(await layoutProblems(page)).map((problem) => `${where}, ${problem}`))
    await shop.visit('/specialist/', state)
    for (const path of ofSpecialist) {
      const address = `/specialist${path}`
      await resize(page, widths[0])
      await page.goto(address)
      await settle(page, state, quiet)
      for (const width of PICTURES === undefined ? some : widths) {
        await resize(page, width)
        await collect(`${path}, ${width} px`)
        await takePicture(page, `${fileName(address)}-${state}-${width}`)
      }
      await resize(page, 320)
      await enlarge(page)
      await settle(page, state, quiet)
      await collect(`${path}, 'Крупнее' at 320 px`)
    }
    expect(problems).toEqual([])
  })
}

for (const { path, title } of readScreens()) {
  test(`«${title}» (${path}) has no layout problem and is accessible in any state`, async ({
    page,
    shop,
  }) => {
    shop.expectErrors(/Failed to load resource/)
    const quiet = followRequests(page)
    for (const state of statesOf(path)) await look(page, shop, path, state, quiet)
  })

  if (path === ALL && PICTURES === undefined) continue
  test(`the dialogs of «${title}» (${path}) have no layout problem`, async ({ page, shop }) => {
    shop.expectErrors(/Failed to load resource/)
    const quiet = followRequests(page)
    const open = async (visit: () => Promise<unknown>) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await visit()
      await settle(page, 'full', quiet)
    }
    await open(() => shop.visit(path, 'full'))
    const problems: string[] = []
    const buttons = page.locator('[data-lens-widget] button').filter({ visible: true })
    const names = (await buttons.allInnerTexts()).map((text) => text.trim())
    for (const name of new Set(names)) {
      const button = buttons.filter({ hasText: name }).first()
      // Another press may have taken it away, or may still be under way.
      const [isEnabled = false] = await button.evaluateAll((all) => all.map((one) => one.matches(':enabled')))
      if (name === '' || name === LEAVE || !isEnabled) continue
      const address = page.url()
      await button.click()
      await quiet()
      const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      if ((await dialogs.count()) > 0) {
        for (const width of dialogWidths) {
          await resize(page, width)
          const found = await layoutProblems(page)
          problems.push(...found.map((problem) => `«${name}», ${width} px, ${problem}`))
          await takePicture(page, `${fileName(path)}-${fileName(name)}-${width}`)
        }
        await page.keyboard.press('Escape')
        await quiet()
        if ((await dialogs.count()) === 0 && page.url() === address) continue
      }
      await open(() => page.goto(path))
    }
    expect(problems).toEqual([])
  })
}
