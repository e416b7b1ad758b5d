import type { Locator, Page } from '@playwright/test'
import { drawn, expect, isReady, noteReady, test, walkedWidths } from './shop'

const DELIVERY = '/examples/delivery.html'
const status = (page: Page) => page.getByRole('status').filter({ hasText: /Найден/ })
const firstRow = (page: Page) => page.getByRole('listitem').first().getByRole('button').first()

for (const width of walkedWidths) {
  test(`a point is found and chosen by keyboard alone at ${width} px, and is still chosen after a reload`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit(DELIVERY)
    await expect(status(page)).toHaveText('Найдено 48 пунктов')
    await shop.isAccessible()
    await page.getByRole('searchbox', { name: 'Поиск по названию' }).press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('пятницкая')
    await expect(status(page)).not.toHaveText('Найдено 48 пунктов')
    await firstRow(page).focus()
    const name = await firstRow(page).locator('.strong').innerText()
    await page.keyboard.press('Enter')
    const detail = page.getByRole('listitem').first().getByRole('group', { name })
    await expect(detail.getByText(/^Ближайший день/)).toBeVisible()
    await shop.isAccessible()
    await detail.getByRole('button', { name: 'Доставить сюда' }).press('Enter')
    await expect(page.getByText(`Выбран: ${name}`).locator('xpath=ancestor-or-self::p')).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await shop.isAccessible()
    await page.getByRole('button', { name: 'Изменить' }).press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Поиск по названию' })).toBeFocused()
    await page.reload()
    await expect(page.getByText(`Выбран: ${name}`)).toBeVisible()
  })
}

for (const [place, filter] of [
  ['delivery', 'Постамат'],
  ['locator', /^Активация промокода/],
] as const) {
  test(`on a phone the first place of ${place} is in the first screen, and filters open by one button that counts them`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await shop.visit(`/examples/${place}.html`)
    await expect(firstRow(page).locator('.strong')).toBeInViewport({ ratio: 1 })
    const box = page.getByRole('checkbox', { name: filter })
    await expect(box).toBeHidden()
    const filters = page.getByRole('button', { name: 'Фильтры' })
    await filters.click()
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
    const all = await status(page).innerText()
    await box.check()
    await expect(status(page)).not.toHaveText(all)
    await shop.isAccessible()
    await page.getByRole('button', { name: 'Фильтры: 1' }).click()
    await expect(box).toBeHidden()
    // No element scrolls within the page.
    const boxes = await page.locator('[data-lens-widget] *').evaluateAll((elements: HTMLElement[]) =>
      elements.flatMap((element) => {
        const { overflowY } = getComputedStyle(element)
        const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
        return scrolls ? [element.tagName] : []
      }),
    )
    expect(boxes).toEqual([])
    // A wide viewport shows the filters without the button that opens them.
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(box).toBeVisible()
    await expect(filters).toBeHidden()
  })
}

test('the map is dragged by the mouse, and pinched by two fingers', async ({ page, shop }) => {
  await shop.visit(DELIVERY)
  const map = page.getByRole('group', { name: 'Пункты на карте' })
  const pins = () =>
    map.locator('[data-mark]').evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().left))
  await expect(map.locator('[data-mark]').first()).toBeVisible()
  await map.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {}
  const before = await pins()
  const [left, top] = [x + width * 0.3, y + height * 0.3]
  // The map handles mouse events only after the pointer has entered it and React has rendered again.
  await page.mouse.move(left, top)
  await page.evaluate(drawn)
  await page.mouse.down()
  await page.mouse.move(left - 80, top + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(pins).not.toEqual(before)
  const dragged = await pins()
  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [left - apart, left + apart].map((at, id) => ({ x: at, y: top, id }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) })
  for (const apart of [40, 60, 90])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(pins).not.toEqual(dragged)
})

test('list and map follow each other, also without pictures of the map: pointing, a pin, and only what is seen', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/status of 503/)
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.visit(DELIVERY, 'tiles-failing')
  const map = page.getByRole('group', { name: 'Пункты на карте' })
  await expect(map.locator('img:visible')).toHaveCount(0)
  await expect(map.locator('[data-mark]').first()).toBeVisible()
  await expect(map.locator('[data-mark][tabindex="0"]')).toHaveCount(1)
  // A point without neighbours is a pin of its own, which hovering over its row highlights.
  await page.getByRole('searchbox').fill('Лесная улица, 3')
  await expect(status(page)).toHaveText(/^Найден/)
  await page.getByRole('searchbox').fill('Пункт выдачи, Лесная улица, 3')
  const pin = map.getByRole('button', { name: /^Пункт выдачи, Лесная улица, 3/ }).first()
  await expect(pin).toBeVisible()
  await firstRow(page).hover()
  await expect(pin).toHaveClass(/map__mark--pointed/)
  await pin.press('Enter')
  const opened = page.getByRole('button', { expanded: true, name: /^Пункт выдачи, Лесная улица, 3/ })
  await expect(opened).toBeFocused()
  await expect(page.getByRole('button', { name: 'Доставить сюда' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Доставить сюда' })).toHaveCount(0)
  // The map does not move if the list is empty.
  const { x, width } = (await map.boundingBox()) ?? {}
  await page.getByRole('searchbox').fill('нет такого')
  await expect(page.getByText('Пункты не найдены')).toBeVisible()
  expect(await map.boundingBox()).toMatchObject({ x, width })
  await page.getByRole('searchbox').fill('')
  await expect(status(page)).toHaveText('Найдено 48 пунктов')
  // The map shows them, too, and does not move by itself from now on.
  await expect(map.locator('[data-mark]').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Только на видимой части карты' }).check()
  for (let step = 0; step < 4; step++)
    await map.getByRole('button', { name: 'Приблизить', exact: true }).click()
  await expect(status(page)).not.toHaveText('Найдено 48 пунктов')
  // Selecting a row outside the map's view moves the map there.
  await page.getByRole('checkbox', { name: 'Только на видимой части карты' }).uncheck()
  await expect(async () => {
    await map.getByRole('button', { name: 'Приблизить', exact: true }).click()
    expect(await map.locator('[data-mark]').count()).toBe(0)
  }).toPass()
  await firstRow(page).click()
  await expect(map.locator('[data-mark]').first()).toBeVisible()
})

for (const width of walkedWidths) {
  test(`details unfold in their row at ${width} px: it stays where it was pressed, and is seen whole`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: width === 375 ? 900 : 1400 })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/available_dates/', async (route) => {
      await released
      await route.continue()
    })
    await shop.visit(DELIVERY)
    await expect(status(page)).toHaveText('Найдено 48 пунктов')
    const item = (at: number) => page.getByRole('listitem').nth(at)
    const row = (at: number) => item(at).getByRole('button').first()
    const days = (at: number) => item(at).getByText(/^Ближайший день/)
    const top = async () => ((await row(3).boundingBox())?.y ?? NaN).toFixed()
    await row(1).click()
    const send = item(1).getByRole('button', { name: 'Доставить сюда' })
    const { y } = (await send.boundingBox()) ?? {}
    release()
    await expect(days(1)).toBeVisible()
    // Content that loads later does not move the button.
    expect((await send.boundingBox())?.y).toBe(y)
    // A row must not overlap the next one.
    await expect
      .poll(async () => {
        const [one, next] = [await item(1).boundingBox(), await item(2).boundingBox()]
        return Math.abs((one?.y ?? 0) + (one?.height ?? 0) - (next?.y ?? Infinity))
      })
      .toBeLessThan(1.5)
    // The row that closes is above the pressed one, which stays under the pointer.
    await row(3).scrollIntoViewIfNeeded()
    const before = await top()
    await row(3).click()
    await expect(days(1)).toHaveCount(0)
    const after = await top()
    await expect(days(3)).toBeVisible()
    if (width === 375) expect(after).toBe(before)
    await shop.isAccessible()
    await page.keyboard.press('Escape')
    await expect(row(3)).toBeFocused()
    await expect(row(3)).toHaveAttribute('aria-expanded', 'false')
    if (width === 375) return
    // If the list itself scrolls, the details are fully visible, also for its last row.
    await row(3).press('End')
    await expect(page.locator('li[aria-posinset="48"] button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Доставить сюда' })).toBeInViewport({ ratio: 1 })
  })
}

for (const [place, width, height] of [
  ['delivery', 375, 800],
  ['delivery', 1280, 800],
  ['locator', 375, 800],
  ['clinics', 1280, 800],
] as const) {
  test(`a row at the bottom of the window unfolds into sight, one in sight stays: ${place} at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height })
    await noteReady(page)
    await shop.visit(`/examples/${place}.html`)
    await isReady(page)
    const row = firstRow(page)
    await expect(row).toBeVisible()
    const item = page.getByRole('listitem').first()
    const scrollTo = (edge: 'top' | 'bottom', at: number) =>
      row.evaluate((button, [edge, at]) => window.scrollBy(0, button.getBoundingClientRect()[edge] - at), [
        edge,
        at,
      ] as const)
    // The pressed button is at the bottom of the window.
    await scrollTo('bottom', height)
    await row.press('Enter')
    const detail = item.getByRole('group')
    await expect(detail).toBeInViewport({ ratio: 1 })
    // The page scrolls no further than needed: the row ends at the bottom of the viewport.
    const { y = 0, height: high = 0 } = (await item.boundingBox()) ?? {}
    expect(y + high).toBeGreaterThan(height - 2)
    await row.press('Escape')
    await expect(detail).toHaveCount(0)

    await scrollTo('top', 100)
    await row.press('Enter')
    await expect(detail).toBeInViewport({ ratio: 1 })
    expect(Math.round((await row.boundingBox())?.y ?? NaN)).toBe(100)
  })
}

test('a row has the icon of its pin where list and map stand side by side, and on a phone all the width', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.visit(DELIVERY)
  await page.getByRole('searchbox').fill('Постамат, Тверская улица, 5')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Постамат, Тверская улица, 5' })
    .getByRole('button')
  const pin = page
    .getByRole('group', { name: 'Пункты на карте' })
    .getByRole('button', { name: /^Постамат, Тверск/ })
  const drawn = (button: Locator) => button.locator('path').first().getAttribute('d')
  await expect(pin.first()).toBeVisible()
  expect(await drawn(row.first())).toBe(await drawn(pin.first()))
  const icon = await row.first().locator('.finder__icon').boundingBox()
  const name = await row.first().locator('.strong').boundingBox()
  expect((icon?.x ?? NaN) + (icon?.width ?? NaN)).toBeLessThan(name?.x ?? NaN)
  // The filters are above the list; the map beside them is as high as both.
  const [search, list, map] = await Promise.all(
    [
      page.getByRole('searchbox'),
      page.locator('.finder__list'),
      page.getByRole('group', { name: /на карте$/ }),
    ].map((one) => one.boundingBox()),
  )
  expect((search?.x ?? NaN) + (search?.width ?? NaN)).toBeLessThan(map?.x ?? NaN)
  expect(map?.y).toBeLessThan(search?.y ?? NaN)
  expect((map?.y ?? NaN) + (map?.height ?? NaN)).toBeCloseTo((list?.y ?? NaN) + (list?.height ?? NaN), 0)
  await page.setViewportSize({ width: 375, height: 900 })
  await expect(row.first().locator('.finder__icon')).toBeHidden()
})

test('a map that does not load is said once, logged once, and the list works', async ({ page, shop }) => {
  shop.expectErrors(/Failed to load|ERR_FAILED|PointMap/)
  const logged: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('problems/logs')) logged.push(request.postData() ?? '')
  })
  await page.route('**/PointMap-*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.visit(DELIVERY)
  await expect(page.getByText('Карта не загрузилась. Все пункты есть в списке')).toBeVisible()
  await firstRow(page).click()
  await expect(page.getByRole('button', { name: 'Доставить сюда' })).toBeVisible()
  expect(logged).toEqual(['{"code":"map_failed"}'])
  // The booking and the checkout use the same map component.
  await shop.visit('/personal/optics/?book=')
  await expect(page.getByText('Карта не загрузилась. Все оптики есть в списке')).toBeVisible()
})

test('10 000 points are searched and stand on the map, and only the rows in view are drawn', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.visit(DELIVERY, 'points-10000')
  await expect(status(page)).toHaveText('Найдено 10 000 пунктов')
  expect(await page.getByRole('listitem').count()).toBeLessThan(40)
  await expect(page.locator('[data-mark]').first()).toBeVisible()
  // The keyboard reaches the last row, which is announced as the last, and continues from there.
  await firstRow(page).press('End')
  const focused = page.getByRole('listitem').filter({ has: page.locator(':focus') })
  await expect(focused).toHaveAttribute('aria-posinset', '10000')
  await expect(focused).toHaveAttribute('aria-setsize', '10000')
  await expect(focused).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAttribute('aria-posinset', '9999')
  await expect(focused).toBeInViewport()
  await shop.isAccessible()
  await page.getByRole('searchbox').pressSequentially('Сретенка, 9')
  await expect(status(page)).not.toHaveText('Найдено 10 000 пунктов')
  await expect(firstRow(page)).toContainText('Сретенка, 9')
})

test('the nearest come first when the customer asks for it; a refused position is said', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await shop.visit('/examples/locator.html')
  await expect(status(page)).toHaveText('Найдено 20 оптик')
  await page.getByRole('button', { name: 'Рядом со мной' }).click()
  await expect(page.getByText(/Местоположение недоступно/)).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 56.3269, longitude: 44.0059 })
  await page.getByRole('button', { name: 'Рядом со мной' }).click()
  await expect(firstRow(page)).toContainText('Нижний Новгород')
  await expect(firstRow(page)).toContainText(/\d\s(м|км)/)
  await page.getByRole('button', { name: 'Карта' }).click()
  await expect(page.getByRole('group', { name: 'Оптики на карте' })).toBeVisible()
  await shop.isAccessible()
  await page.getByRole('button', { name: 'Список' }).click()
  await expect(page.getByRole('group', { name: 'Оптики на карте' })).toHaveCount(0)
})

test('a position that nobody grants or refuses is waited for, then said to be missing, and the list goes on', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined
  })
  await shop.visit('/examples/clinics.html')
  await expect(status(page)).toBeVisible()
  const nearby = page.getByRole('button', { name: 'Рядом со мной' })
  await nearby.click()
  await expect(nearby).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(15_000)
  await expect(page.getByText('Местоположение недоступно: выберите город.')).toBeVisible()
  await expect(nearby).not.toHaveAttribute('aria-busy', 'true')
  await expect(firstRow(page)).toBeVisible()
})

test('a point is chosen through a lost network; Back, Forward and another tab find it, and each tab keeps its own', async ({
  page,
  context,
  shop,
}) => {
  shop.expectErrors(/ERR_INTERNET_DISCONNECTED/)
  const choose = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Доставить сюда' }).click()
    await expect(tab.getByText(/^Выбран: /)).toBeVisible()
  }
  const row = (tab: Page, name: string) => tab.getByRole('button', { name: new RegExp(`^${name}`) }).first()
  await shop.visit(DELIVERY)
  await expect(status(page)).toHaveText('Найдено 48 пунктов')
  await row(page, 'Пункт выдачи, Лесная улица, 3').click()
  await expect(page.getByText(/^Ближайший день/)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Доставить сюда' }).click()
  await expect(page.getByRole('listitem').getByRole('alert')).toHaveText(/Сервис временно недоступен/)
  await context.setOffline(false)
  await choose(page)
  await page.goto('/examples/locator.html')
  await page.goBack()
  await expect(page.getByText('Выбран: Пункт выдачи, Лесная улица, 3')).toBeVisible()

  const other = await context.newPage()
  const token = await page.evaluate(() => localStorage.getItem('example-shop:token') ?? '')
  await other.addInitScript((value) => localStorage.setItem('example-shop:token', value), token)
  await other.goto(DELIVERY)
  await expect(other.getByText('Выбран: Пункт выдачи, Лесная улица, 3')).toBeVisible()
  await row(other, 'Постамат, Тверская улица, 5').click()
  await choose(other)
  await page.goForward()
  await page.goBack()
  await expect(page.getByText('Выбран: Пункт выдачи, Лесная улица, 3')).toBeVisible()
})
