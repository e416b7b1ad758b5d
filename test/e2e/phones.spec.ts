import type { CDPSession, Locator, Page } from '@playwright/test'
import { layoutProblems } from './layoutProblems'
import { drawn, expect, followRequests, isReady, noteReady, test } from './shop'

/* A phone: fingers, a keyboard that covers half the screen, and text that the browser makes twice as large. */

const SCREEN = { width: 375, height: 667 }
/** The part of the viewport that an on-screen keyboard leaves. */
const ABOVE_KEYBOARD = { width: 375, height: 330 }

test.use({ viewport: SCREEN, isMobile: true, hasTouch: true })

/** Runs in the page: the height of a line of text. */
const lineHeight = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()[0]?.height ?? 0
}

const screens: [path: string, scenario: string][] = [
  ['/personal/', 'full'],
  ['/personal/orders/', 'full'],
  ['/personal/orders/?order=48213', 'full'],
  ['/personal/profile/', 'full'],
  ['/personal/selection/', 'full'],
  ['/basket/', 'basket'],
  ['/checkout/', 'basket'],
  ['/examples/product.html', 'full'],
]

/** Enlarges all text of the page, as a setting of the browser does. */
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%'))

test('no screen loses a word where the browser makes text twice as large', async ({ page, shop }) => {
  const quiet = followRequests(page)
  const problems: string[] = []
  const lookAt = async (where: string) => {
    await quiet()
    await page.evaluate(drawn)
    problems.push(...(await layoutProblems(page)).map((problem) => `${where}, ${problem}`))
  }
  for (const [path, scenario] of screens) {
    await shop.visit(path, scenario)
    await quiet()
    const word = page.locator('[data-lens-widget]').getByRole('heading').first()
    const before = await word.evaluate(lineHeight)
    await enlarge(page)
    await expect.poll(() => word.evaluate(lineHeight)).toBeGreaterThan(before * 1.8)
    await lookAt(path)
  }
  await shop.visit('/examples/feedback.html')
  await enlarge(page)
  await page.getByRole('button', { name: 'Написать нам' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await lookAt('the dialog')
  expect(problems).toEqual([])
})

/** Runs in the page: nothing lies above the middle of it. */
const isClear = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const found = root.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(found)
}

test('sum and button of an order stay in view, and cover no field that takes the focus', async ({
  page,
  shop,
}) => {
  const quiet = followRequests(page)
  await shop.visit('/checkout/', 'basket')
  await quiet()
  const button = page.getByRole('button', { name: 'Оформить заказ' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.checkout__end dd')).toHaveText(/\d\s₽/)
  await expect(page.locator('.checkout__end dd')).toBeInViewport({ ratio: 1 })
  await button.tap()
  const invalid = page.locator('[data-lens-widget] [aria-invalid="true"]')
  await expect(invalid.first()).toBeFocused()
  expect(await invalid.first().evaluate(isClear)).toBe(true)
  const fields = page.locator('.checkout__columns').getByRole('textbox')
  for (const field of await fields.all()) {
    await field.focus()
    expect(await field.evaluate(isClear)).toBe(true)
  }
})

test('the button of a product has the whole bar until the sum is known', async ({ page, shop }) => {
  await shop.visit('/examples/product.html', 'empty')
  const button = page.locator('.buy__end').getByRole('button', { name: 'В корзину' })
  await expect.poll(async () => (await button.boundingBox())?.width).toBeGreaterThan(SCREEN.width - 40)
})

test('sum and button of the basket stay in view on a phone, and cover nothing that takes the focus', async ({
  page,
  shop,
}) => {
  const quiet = followRequests(page)
  await shop.visit('/basket/', 'basket')
  await quiet()
  const sums = page.getByRole('region', { name: 'Итого по корзине' })
  const onward = sums.getByRole('button', { name: 'Перейти к оформлению' })
  await expect(onward).toBeInViewport({ ratio: 1 })
  await expect(sums.getByText('6 660 ₽').last()).toBeInViewport({ ratio: 1 })
  await sums.getByRole('button', { name: 'Есть промокод?' }).tap()
  const code = sums.getByRole('textbox', { name: 'Промокод' })
  await code.fill('VESNA')
  const stops = page.locator('.basket__goods, .basket__order').locator('input, button')
  expect(await stops.count()).toBeGreaterThan(10)
  for (const stop of await stops.all()) {
    // Moves the element to the place of the bar.
    await stop.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
    await stop.focus()
    expect(await stop.evaluate(isClear)).toBe(true)
  }
  // A wider window has the button in the card again, and loses nothing that was typed.
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(page.locator('.sticky-bar')).toHaveCount(0)
  await expect(onward).toHaveCount(1)
  await expect(code).toHaveValue('VESNA')
})

test('a bar that says in large text why nothing can be ordered covers nothing either', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => localStorage.setItem('lens-widgets:larger', ''))
  const quiet = followRequests(page)
  await shop.visit('/basket/', 'basket')
  await quiet()
  const lenses = page.getByRole('button', { name: /^Удалить «Ясно/ })
  for (const left of [1, 0]) {
    await lenses.first().tap()
    await expect(lenses).toHaveCount(left)
  }
  await expect(page.locator('.sticky-bar').getByText(/^До минимальной суммы/)).toBeVisible()
  const stops = page.locator('.basket__goods, .basket__order').locator('input, button')
  for (const stop of await stops.all()) {
    await stop.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
    await stop.focus()
    expect(await stop.evaluate(isClear)).toBe(true)
  }
})

test('the bar with the price covers nothing of a product that takes the focus', async ({ page, shop }) => {
  const quiet = followRequests(page)
  await shop.visit('/examples/product.html')
  await quiet()
  const stops = page.locator('.buy__form').locator('input, select, button')
  expect(await stops.count()).toBeGreaterThan(8)
  for (const stop of await stops.all()) {
    await stop.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
    await stop.focus()
    expect(await stop.evaluate(isClear)).toBe(true)
  }
})

test.describe('above a keyboard that covers half the screen', () => {
  const typeIn = async (page: Page, field: Locator, text: string) => {
    await field.tap()
    await page.setViewportSize(ABOVE_KEYBOARD)
    await page.keyboard.type(text)
    await expect(field).toBeInViewport({ ratio: 0.9 })
  }

  test('a message is written, its failure seen, and sent again', async ({ page, shop }) => {
    shop.expectErrors(/Failed to load/)
    await page.route('**/ozon/error/', (route) => route.abort())
    await shop.visit('/examples/feedback.html')
    await page.getByRole('button', { name: 'Написать нам' }).tap()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox')
    await typeIn(page, field, 'Не приходит код')
    const button = dialog.getByRole('button', { name: 'Отправить' })
    await button.tap()
    await expect(dialog.getByText('Сервис временно недоступен. Попробуйте ещё раз')).toBeInViewport({
      ratio: 1,
    })
    await page.unroute('**/ozon/error/')
    await button.tap()
    await expect(page.getByRole('dialog', { name: /^Спасибо/ }).getByRole('button')).toBeInViewport({
      ratio: 1,
    })
  })

  test('a registration shows each field with its error', async ({ page, shop }) => {
    shop.expectErrors(/40[01]|422/)
    await shop.visit('/personal/', 'session-expired')
    const dialog = page.getByRole('dialog')
    await typeIn(page, dialog.getByRole('textbox', { name: 'Телефон' }), '9031112233')
    await dialog.getByRole('button', { name: 'Получить код' }).tap()
    await dialog.getByRole('textbox', { name: 'Код из SMS' }).fill('1234')
    const name = dialog.getByRole('textbox', { name: 'Имя' })
    await expect(name).toBeFocused()
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).tap()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toBeInViewport({ ratio: 1 })
    await expect(dialog.locator(`[id="${await name.getAttribute('aria-describedby')}"]`)).toBeInViewport({
      ratio: 1,
    })
    await typeIn(page, name, 'Ирина')
  })
})

/** A finger of the browser's own: it scrolls, pinches and zooms as the page lets it. */
const fingersOf = (page: Page) => page.context().newCDPSession(page)

/** Puts fingers down one after the other, moves them, and lifts them. */
async function gesture(touch: CDPSession, ...steps: [x: number, y: number][][]) {
  const points = (all: [number, number][]) => all.map(([x, y], id) => ({ x, y, id }))
  const [first = [], ...moves] = steps
  for (let count = 1; count <= first.length; count++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: points(first.slice(0, count)),
    })
  for (const move of moves)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(move) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const scale = (page: Page) => page.evaluate(() => visualViewport?.scale)

test('one finger scrolls the page over the map, two move and pinch the map, and the page does not zoom', async ({
  page,
  shop,
}) => {
  // The map goes to its place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.visit('/examples/clinics.html')
  await page.getByRole('button', { name: 'Карта' }).tap()
  const map = page.getByRole('group', { name: /на карте$/ })
  await expect(map.locator('[data-mark]').first()).toBeVisible()
  await map.scrollIntoViewIfNeeded()
  const places = async () => {
    const left = (await map.boundingBox())?.x ?? 0
    return map
      .locator('[data-mark]')
      .evaluateAll((all, from) => all.map((pin) => Math.round(pin.getBoundingClientRect().left - from)), left)
  }
  const { x = 0, y = 0, width = 0 } = (await map.boundingBox()) ?? {}
  const [middle, top] = [x + width / 2, y + 80]
  const touch = await fingersOf(page)
  const first = await places()
  const apart = (by: number, right = 0): [number, number][] => [
    [middle - by + right, top],
    [middle + by + right, top],
  ]
  await gesture(touch, apart(30), apart(30, 20), apart(30, 40), apart(30, 60))
  await expect.poll(places).not.toEqual(first)
  const moved = await places()
  await gesture(touch, apart(20), apart(40), apart(70), apart(100))
  await expect.poll(places).not.toEqual(moved)
  expect(await scale(page)).toBe(1)

  // The map has come to rest.
  await expect(async () => {
    const now = await places()
    for (let frames = 0; frames < 10; frames++) await page.evaluate(drawn)
    expect(await places()).toEqual(now)
  }).toPass()
  const pinched = await places()
  const before = await page.evaluate(() => scrollY)
  await gesture(touch, [[middle, top]], [[middle, top + 10]], [[middle, top + 40]], [[middle, top + 60]])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  expect(await places()).toEqual(pinched)
})

test('a sheet scrolls under a finger to its end, and the page behind it stays', async ({ page, shop }) => {
  await page.setViewportSize(ABOVE_KEYBOARD)
  await shop.visit('/examples/delivery.html')
  await page.getByRole('listitem').nth(2).getByRole('button').first().tap()
  await expect(page.getByText(/^Ближайший день/)).toBeVisible()
  const send = page.getByRole('button', { name: 'Доставить сюда' })
  const more = page.getByRole('button', { name: /^Подробнее/ })
  // The button is where the row was pressed, so a press within half a second counts as a double tap.
  await expect(async () => {
    if (await send.isVisible()) await send.tap()
    await expect(more).toBeVisible({ timeout: 2000 })
  }).toPass()
  await more.tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^Ближайший день/)).toBeVisible()
  const at = () => page.evaluate(() => scrollY)
  const behind = await at()
  expect(behind).toBeGreaterThan(0)
  const touch = await fingersOf(page)
  const swipe = (by: number) =>
    gesture(
      touch,
      ...[0, 0.25, 0.5, 0.75, 1].map((part): [number, number][] => [[187, 165 + by * (part - 0.5)]]),
    )
  const left = () =>
    sheet.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop)
  expect(await left()).toBeGreaterThan(100)
  await expect(async () => {
    await swipe(-240)
    expect(await left()).toBeLessThan(2)
  }).toPass()
  await swipe(-240)
  await expect(sheet.getByText('Выбран', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    await swipe(240)
    expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  }).toPass()
  await swipe(240)
  expect(await at()).toBe(behind)
})

test('two quick presses at a quantity are two presses, and no zoom', async ({ page, shop }) => {
  await noteReady(page)
  await shop.visit('/basket/', 'basket')
  await isReady(page)
  const line = page.getByRole('article').first()
  const quantity = line.getByRole('spinbutton')
  const count = Number(await quantity.inputValue())
  const plus = line.getByRole('button', { name: /^Увеличить количество/ })
  await plus.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await plus.boundingBox()) ?? {}
  const touch = await fingersOf(page)
  for (let presses = 0; presses < 2; presses++) await gesture(touch, [[x + 20, y + 20]])
  await expect(quantity).toHaveValue(String(count + 2))
  // A desktop's Chromium zooms nothing by a double tap: the style tells what a phone's does.
  const action = await plus.evaluate((button) => {
    for (let box: Element | null = button; box; box = box.parentElement) {
      const { touchAction } = getComputedStyle(box)
      if (touchAction !== 'auto') return touchAction
    }
    return 'auto'
  })
  expect(action).toBe('manipulation')
})

test('digits that a keyboard composes one by one stand in order', async ({ page, shop }) => {
  await shop.visit('/examples/login.html')
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).tap()
  const field = page.getByRole('textbox', { name: 'Телефон' })
  await field.tap()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of '9876543210') {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
    await keyboard.send('Input.insertText', { text })
  }
  await expect(field).toHaveValue('(987) 654-32-10')
})
