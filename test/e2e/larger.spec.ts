import type { Page } from '@playwright/test'
import { layoutProblems } from './layoutProblems'
import { expect, followRequests, isReady, noteReady, test } from './shop'

const larger = (page: Page) => page.getByRole('switch', { name: 'Крупнее' })

test("'Крупнее' makes all text a quarter larger at once, and is kept for the next customer", async ({
  page,
  shop,
}) => {
  await noteReady(page)
  await shop.visit('/personal/')
  await isReady(page)
  await expect(larger(page)).not.toBeChecked()
  await expect(larger(page)).toHaveCSS('font-size', '16px')
  await larger(page).press('Space')
  await expect(larger(page)).toBeChecked()
  await expect(larger(page)).toHaveCSS('font-size', '20px')
  await shop.isAccessible()

  // Another customer, and another page, whose islands have no switch.
  await shop.visit('/examples/catalogue.html', 'many')
  const size = () =>
    page
      .locator('[data-lens-widget]')
      .first()
      .evaluate((container) => {
        const drawn = container.shadowRoot?.querySelector('.lens')
        return drawn && getComputedStyle(drawn).fontSize
      })
  await expect.poll(size).toBe('20px')

  await shop.visit('/personal/')
  await expect(larger(page)).toBeChecked()
  await larger(page).click()
  await expect(larger(page)).not.toBeChecked()
  await page.reload()
  await expect(larger(page)).not.toBeChecked()
  await expect(larger(page)).toHaveCSS('font-size', '16px')
})

test('larger text is there from the first outline on, and nothing jumps', async ({ page, shop }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lens-widgets:larger', '')
    const sizes = new Set<string>()
    const look = () => {
      const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
      for (const drawn of root?.querySelectorAll('.w, .lens') ?? [])
        sizes.add(getComputedStyle(drawn).fontSize)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { sizes })
  })
  await noteReady(page)
  await shop.visit('/personal/')
  await isReady(page)
  expect(await page.evaluate(() => [...(window as unknown as { sizes: Set<string> }).sizes])).toEqual([
    '20px',
  ])
})

test('the arrow of a select stands in its middle, in larger text, too', async ({ page, shop }) => {
  await shop.visit('/personal/orders/')
  const select = page.getByRole('combobox', { name: 'Статус' })
  await expect(select).toBeVisible()
  /** Runs in the page: how far the middle of the arrow is from that of its select. */
  const distance = (element: Element) => {
    const [field, arrow] = [element, element.nextElementSibling].map((one) => one?.getBoundingClientRect())
    return field && arrow ? Math.abs(arrow.top + arrow.bottom - field.top - field.bottom) / 2 : NaN
  }
  const isCentred = async () => expect(await select.evaluate(distance)).toBeLessThan(0.6)
  await isCentred()
  await larger(page).click()
  await expect(select).toHaveCSS('font-size', '20px')
  await isCentred()
})

test('on a phone larger text stays within the rows of certificates', async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('lens-widgets:larger', ''))
  await page.setViewportSize({ width: 375, height: 800 })
  await shop.visit('/personal/promocodes/', 'empty')
  await expect(page.getByText(/^Не хватает/).first()).toBeVisible()
  expect(await layoutProblems(page)).toEqual([])
})

const columns: [path: string, state: string, width: number][] = [
  ['/examples/catalogue.html', 'full', 1280],
  // The powers of lenses.
  ['/examples/product.html', 'full', 820],
  ['/examples/checkout.html', 'basket', 1024],
  ['/specialist/documents/', 'specialist', 1024],
]

for (const [path, state, width] of columns) {
  test(`larger text stays within the columns of ${path} at ${width} px`, async ({ page, shop }) => {
    await page.addInitScript(() => localStorage.setItem('lens-widgets:larger', ''))
    await page.setViewportSize({ width, height: 1200 })
    const quiet = followRequests(page)
    await shop.visit(path, state)
    await quiet()
    await expect(page.locator('[data-lens-widget] .bone').filter({ visible: true })).toHaveCount(0)
    expect(await layoutProblems(page)).toEqual([])
  })
}

const dialogs: [path: string, button: string][] = [
  ['/personal/selection/', 'Показать в оптике'],
  ['/personal/products/', 'Купить снова «Ясно Месяц»'],
]

for (const [path, name] of dialogs) {
  test(`larger text stays within the dialog of «${name}» on the narrowest phone`, async ({ page, shop }) => {
    await page.addInitScript(() => localStorage.setItem('lens-widgets:larger', ''))
    await page.setViewportSize({ width: 280, height: 800 })
    const quiet = followRequests(page)
    await shop.visit(path)
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await quiet()
    await expect(page.locator('[data-lens-widget] .bone').filter({ visible: true })).toHaveCount(0)
    expect(await layoutProblems(page)).toEqual([])
  })
}

/** Runs in the page: returns the words that are broken over two lines. */
const brokenWords = (element: Element) => {
  const broken: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  return broken
}

for (const width of [375, 414, 430])
  test(`on a phone of ${width} px larger text breaks no word of an order's progress`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lens-widgets:larger', ''))
    await page.setViewportSize({ width, height: 800 })
    await shop.visit('/personal/orders/')
    const steps = page.getByRole('list', { name: 'Ход заказа' })
    await expect(steps).toHaveCount(3)
    for (const one of await steps.all()) expect(await one.evaluate(brokenWords)).toEqual([])
    expect(await layoutProblems(page)).toEqual([])
  })
