import type { Page } from '@playwright/test'
import { layoutProblems } from '../layoutProblems'
import { expect, followRequests, isReady, noteReady, resize, test } from '../shop'

/*
 * A page may set any font size on its root, and a customer any default size. The widgets have sizes of their own
 * (contract 2.9): they do not change, while the text of the page follows both.
 */

/** Pixels, instead of 16. */
const CUSTOMERS = 24

/** Pixels of the root font size, by the declaration of the page. */
const roots = { '16px': 16, '24px': 24, '150%': 1.5 * CUSTOMERS, '62.5%': 0.625 * CUSTOMERS }

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${CUSTOMERS}`],
    }),
})

const screens: [path: string, scenario: string][] = [
  ['/personal/', 'full'],
  ['/personal/profile/', 'full'],
  ['/personal/remind/', 'full'],
  ['/examples/product.html', 'full'],
  ['/checkout/', 'basket'],
  // The login is shown above the page.
  ['/personal/', 'session-expired'],
]

/** Runs in the page: where each text of the islands is, and how large. */
function textsOfIslands(): string[] {
  const roots = [...document.querySelectorAll('[data-lens-widget]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  return roots.flatMap((root) =>
    [...root.querySelectorAll('*')].map((element) => {
      const { fontSize, lineHeight, position } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // A dialog is centred in the window, to within half a pixel.
      const { top } = (element.closest('dialog') ?? root.host).getBoundingClientRect()
      const isPlaced = position !== 'fixed' && element.getClientRects().length > 0
      const place = !isPlaced ? '' : `${Math.round(box.top - top)}, ${Math.round(box.height)}`
      return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${fontSize}/${lineHeight} ${place}`
    }),
  )
}

const setRoot = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
    return parseFloat(getComputedStyle(document.documentElement).fontSize)
  }, size)

for (const [path, scenario] of screens) {
  test(`${path} of '${scenario}' has its own sizes whatever the page's root and the browser's default`, async ({
    page,
    shop,
  }) => {
    if (scenario === 'session-expired') shop.expectErrors(/401/)
    const quiet = followRequests(page)
    await noteReady(page)
    await shop.visit(path, scenario)
    // React begins in slices, between which nothing is asked for.
    await isReady(page)
    await quiet()
    for (const width of [320, 375, 1280]) {
      await resize(page, width)
      await quiet()
      let usual: string[] | undefined
      for (const [size, pixels] of Object.entries(roots)) {
        expect(await setRoot(page, size)).toBe(pixels)
        await resize(page, width)
        expect(await layoutProblems(page), `${size}, ${width} px`).toEqual([])
        const texts = await page.evaluate(textsOfIslands)
        usual ??= texts
        expect(texts, `${size}, ${width} px`).toEqual(usual)
      }
    }
  })
}
