import type { Page } from '@playwright/test'
import { expect, menuLink, test } from './shop'

/* Tests the cabinet in a column of a wide screen: its layout follows the width of the column. */

const widths = [280, 320, 480, 610, 650, 768, 840, 1024, 1280]

/** Every page, with a text that shows that its data have loaded. */
const pages: [path: string, shown: string | RegExp][] = [
  ['/', 'Скоро сгорят|Обменять на промокод'],
  ['/orders/', 'Заказ № 48213'],
  ['/orders/?order=48005', 'Повторить заказ'],
  ['/orders/?order=5102', 'Отменить заказ'],
  ['/subscription/', 'История доставок|Пропустить|Следующая доставка'],
  ['/trial/', 'Образцы|Заказы в оптику'],
  ['/products/', 'Купить снова|В корзину'],
  ['/remind/', 'Добавить напоминание|Напоминать'],
  ['/profile/', 'Личные данные'],
  ['/club/invite/', 'Пригласите|приглаш'],
  ['/feedback/', 'Мои отзывы'],
  ['/selection/', 'Профиль зрения'],
  ['/optics/', 'Запись в оптике'],
  ['/points/', 'История'],
  ['/points/?view=receipts', 'Ваши чеки'],
  ['/promocodes/', 'Показать на кассе'],
  ['/friends/', 'Розыгрыш сезона'],
  ['/nowhere/', 'Страница не найдена'],
]

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const setColumn = (width: number) =>
      sheet.replaceSync(`[data-lens-widget=cabinet] { width: ${width}px; margin: 0 auto }`)
    setColumn(610)
    Object.assign(window, { setColumn })
  })
})

/** Gives the column a width; two frames later the page has followed. */
const setColumn = (page: Page, width: number) =>
  page.evaluate(async (pixels) => {
    ;(window as unknown as { setColumn: (width: number) => void }).setColumn(pixels)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, width)

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
}

for (const [path, shown] of pages) {
  test(`nothing of ${path} leaves its column, and no word is broken, at any width`, async ({
    page,
    shop,
  }) => {
    await shop.visit(`/personal${path}`)
    await expect(page.getByText(new RegExp(shown)).first()).toBeVisible()
    await settled(page)
    for (const width of widths) {
      await setColumn(page, width)
      await settled(page)
      expect.soft(await page.evaluate(faults), `${path} at ${width}`).toEqual([])
    }
  })
}

/** Runs in the page: returns what is wrong with the current layout of the cabinet. */
function faults(): string[] {
  const container = document.querySelector('[data-lens-widget=cabinet]')
  const root = container?.shadowRoot?.querySelector('.lens')
  if (!container || !root) return ['no cabinet']
  const box = container.getBoundingClientRect()
  const found: string[] = []
  const { documentElement } = document
  if (documentElement.scrollWidth > documentElement.clientWidth) found.push('the page scrolls sideways')

  const isShown = (element: Element) =>
    element.checkVisibility() && element.closest('.visually-hidden, svg *, dialog') === null
  const isClipped = (element: Element) => {
    for (let above = element.parentElement; above; above = above.parentElement)
      if (getComputedStyle(above).overflowX !== 'visible') return true
    return false
  }
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element) || isClipped(element)) continue
    const { left, right, width } = element.getBoundingClientRect()
    if (width > 0 && (left < box.left - 1 || right > box.right + 1))
      found.push(`<${element.tagName} class="${element.getAttribute('class') ?? ''}"> leaves the column`)
  }

  for (const target of root.querySelectorAll('.btn--icon')) {
    const { width } = target.getBoundingClientRect()
    if (isShown(target) && width < 40)
      found.push(`"${target.textContent}" is only ${Math.round(width)} px wide`)
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text
    if (!parentElement || !isShown(parentElement)) continue
    // Addresses and codes may break anywhere; a hyphen is where a word may end.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
      if (/[@/_]|\w\.\w/.test(word)) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`"${word}" is broken`)
    }
    const { scrollWidth, clientWidth, tagName } = parentElement
    const { overflowX } = getComputedStyle(parentElement)
    if (overflowX === 'hidden' && clientWidth > 1 && scrollWidth > clientWidth + 1)
      found.push(`<${tagName}> cuts "${text.textContent ?? ''}" off`)
  }
  return found
}

test('a column under 640 px has the cabinet of a phone, a wider one the menu beside each page', async ({
  page,
  shop,
}) => {
  await shop.visit('/personal/orders/')
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
  const heading = page.getByRole('heading', { level: 1, name: 'Заказы' })
  await expect(heading).toBeVisible()
  await expect(menu).toHaveCount(0)
  await page.getByRole('link', { name: 'Главная', exact: true }).click()
  await expect(menu.getByRole('button', { name: 'Выйти' })).toBeVisible()
  await menuLink(page, 'Заказы').click()
  await expect(heading).toBeVisible()
  await expect(menu).toHaveCount(0)

  await setColumn(page, 640)
  await expect(menu).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
  await setColumn(page, 639)
  await expect(menu).toHaveCount(0)
})

for (const width of [320, 610, 840]) {
  test(`nothing moves when the width of a column of ${width} px is found`, async ({ page, shop }) => {
    await page.addInitScript((pixels) => {
      ;(window as unknown as { setColumn: (width: number) => void }).setColumn(pixels)
      let shift = 0
      Object.assign(window, { shift: () => shift })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    }, width)
    await shop.visit('/personal/')
    await expect(page.getByRole('region', { name: 'Промокоды' })).toBeVisible()
    await settled(page)
    expect(await page.evaluate(() => (window as unknown as { shift: () => number }).shift())).toBeLessThan(
      0.01,
    )
  })
}

test('a dialog follows the screen, not the column it was opened in', async ({ page, shop }) => {
  await shop.visit('/personal/profile/')
  await setColumn(page, 280)
  await page
    .getByRole('button', { name: /Изменить/ })
    .first()
    .click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box?.width).toBeGreaterThan(440)
})

test('the two fields of a callback stay narrow in a wide column', async ({ page, shop }) => {
  await shop.visit('/examples/callback.html')
  const form = page.locator('[data-lens-widget=callback] form')
  const name = form.getByRole('textbox', { name: 'Имя' })
  await expect(name).toBeVisible()
  const left = (await name.boundingBox())?.x ?? NaN
  const phone = await form.getByRole('textbox', { name: 'Телефон' }).boundingBox()
  expect((await form.boundingBox())?.width).toBeGreaterThan(1000)
  expect((phone?.x ?? NaN) + (phone?.width ?? NaN) - left).toBeLessThanOrEqual(720)
})
