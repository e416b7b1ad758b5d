import { expect, menuLink, resize, test } from '../shop'

const CARDS = [
  'Что сейчас важно',
  'Баллы клуба',
  'Подписка на линзы',
  'Запись в оптике',
  'Напоминание о покупке',
  'Профиль зрения',
  'Промокоды',
  'Как получить баллы',
  'Новые уведомления',
]

test('the home page requests each resource once, also when the customer returns', async ({ page, shop }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  await shop.visit('/personal/')
  for (const name of CARDS) await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('img', { name: /Баланс по месяцам/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted())

  await menuLink(page, 'Заказы').click()
  await expect(page.getByText(/^Показано 10/)).toBeVisible()
  const before = calls.length
  await page.goBack()
  // The content is there at once, without a request.
  await expect(page.getByRole('region', { name: 'Промокоды' }).getByRole('listitem')).toHaveCount(3)
  expect(calls.slice(before)).toEqual([])
})

test('nothing moves while the cards load, on any screen', async ({ page, shop }) => {
  await page.addInitScript(() => {
    let shift = 0
    Object.assign(window, { shift: () => shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [375, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await shop.visit('/personal/')
    for (const name of CARDS) await expect(page.getByRole('region', { name })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Below the fold lists may be longer than the space reserved for them.
    expect(await page.evaluate(() => (window as unknown as { shift: () => number }).shift())).toBeLessThan(
      0.01,
    )
  }
})

/** Runs in the page: returns the distance between the middle of an eye's name and that of its dial. */
const offCentre = (eye: Element) => {
  const name = document.createRange()
  name.selectNodeContents([...eye.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? eye)
  const [words, dial] = [name, eye.querySelector('svg')].map((one) => one?.getBoundingClientRect())
  return words && dial ? Math.abs(words.left + words.right - dial.left - dial.right) / 2 : NaN
}

test('the name of an eye is centred below its dial', async ({ page, shop }) => {
  await shop.visit('/personal/')
  const eyes = page.getByRole('region', { name: 'Профиль зрения' }).locator('.rx__eye')
  await expect(eyes).toHaveCount(2)
  for (const width of [375, 1280]) {
    await resize(page, width)
    for (const eye of await eyes.all()) expect(await eye.evaluate(offCentre)).toBeLessThan(1)
  }
})

/** Runs in the page: returns the number of rows of cards that leave empty space. */
const gaps = (home: Element) => {
  const rows = new Map<number, DOMRect[]>()
  for (const place of home.children) {
    const box = place.getBoundingClientRect()
    if (box.height > 1) rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box])
  }
  const { left, right } = home.getBoundingClientRect()
  const isFull = (row: DOMRect[]) =>
    Math.abs(Math.min(...row.map((box) => box.left)) - left) < 2 &&
    Math.abs(Math.max(...row.map((box) => box.right)) - right) < 2
  return [...rows.values()].filter((row) => !isFull(row)).length
}

for (const [scenario, last] of [
  ['full', 'Новые уведомления'],
  ['empty', 'Что заполнить'],
  ['failing', 'Список не загрузился'],
] as const)
  test(`the cards of the home leave no place empty before the customer has scrolled: ${scenario}`, async ({
    page,
    shop,
  }) => {
    shop.expectErrors(/Failed to load resource/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await shop.visit('/personal/', scenario)
    const card = page.getByText(last, { exact: true })
    await expect(card).toBeAttached()
    await expect(page.getByRole('region', { name: 'Как получить баллы' })).toBeAttached()
    const home = page.locator('.home')
    await expect.poll(() => home.evaluate(gaps)).toBe(0)
    // Each place that takes room has content: a card that waits for its turn to load takes none.
    const empty = await home.evaluate(
      (element) =>
        [...element.children].filter(
          (place) => place.getBoundingClientRect().height > 2 && place.textContent.trim() === '',
        ).length,
    )
    expect(empty).toBe(0)
  })

test('cards that failed side by side are equally high', async ({ page, shop }) => {
  shop.expectErrors(/Failed to load resource/)
  await page.setViewportSize({ width: 820, height: 900 })
  await shop.visit('/personal/', 'failing')
  const heightOf = async (text: string) => {
    const box = await page.locator('.home__third .card').filter({ hasText: text }).boundingBox()
    return box?.height
  }
  await expect(page.getByText('Запись не загрузилась')).toBeVisible()
  await expect(page.getByText('Напоминание не загрузилось')).toBeAttached()
  await expect(page.getByText('Подписка не загрузилась')).toBeVisible()
  expect(await heightOf('Подписка не загрузилась')).toBe(await heightOf('Запись не загрузилась'))
})

test('a chunk that was changed on its way is not run', async ({ page, shop }) => {
  shop.expectErrors(/integrity|Failed to|lens-widgets/)
  await page.route(/\/chunks\/OrdersPage-/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\nwindow.evil = true` })
  })
  await shop.visit('/personal/orders/')
  await expect(page.getByText('Что-то пошло не так')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible()
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
})
