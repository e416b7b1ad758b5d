import { expect, isReady, noteReady, test } from '../shop'
import { followAdded, greeting, holdReact, outline, twoFrames } from './before'

test.beforeEach(({ page }) => noteReady(page))

test('who may not order single lenses sees the other orders before React, asked for once', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/403/)
  const release = await holdReact(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route(/\/mono\/orders\//, (route) =>
    route.fulfill({
      status: 403,
      json: { status: 'error', data: null, errors: [{ code: 4030, message: 'Раздел недоступен' }] },
    }),
  )
  await shop.visit('/personal/orders/')
  const orders = page.getByRole('region', { name: 'Все заказы' }).getByRole('listitem')
  await expect(orders).toHaveCount(10)
  release()
  await isReady(page)
  await expect(orders).toHaveCount(10)
  expect(asked.filter((url) => url.endsWith('/mono/orders/'))).toHaveLength(1)
})

test("before React the shop's own list stays where the catalogue fails", async ({ page, shop }) => {
  await page.route(/\/catalog\/products\/$/, (route) =>
    route.fulfill({ json: { status: 'success', data: null } }),
  )
  const first = page.waitForResponse(/\/chunks\/prerender-catalogue-/)
  const products = page.waitForResponse(/\/catalog\/products\/$/)
  const release = await holdReact(page)
  await shop.visit('/catalog/')
  await Promise.all([first, products])
  await twoFrames(page)
  await expect(page.locator('.catalogue')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Росинка, раствор для линз' })).toBeVisible()
  release()
  await expect(page.getByText('Каталог не загрузился')).toBeVisible()
})

test('nothing of a customer is shown once the page has another token', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/personal/')
  await expect(greeting(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window.pageConfig ?? {}, { token: 'not-activated.second' }))
  await expect(greeting(page)).toHaveCount(0)
  await expect(outline(page)).toBeAttached()
  release()
  await isReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible()
  await expect(page.locator('.points__value')).toHaveCount(0)

  // A press by one customer is dropped when another signs in: the catalogue shows the shop's own list again.
  const added = followAdded(page)
  const releaseAgain = await holdReact(page)
  await page.goto('/catalog/')
  await page.getByRole('button', { name: 'В корзину «Росинка, спрей для глаз»' }).click()
  await expect(page.locator('.shelf__card [aria-busy=true]')).toHaveCount(1)
  await page.evaluate(() => Object.assign(window.pageConfig ?? {}, { token: 'empty.second' }))
  await expect(page.locator('.shelf__card')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Росинка, раствор для линз' })).toBeVisible()
  releaseAgain()
  await isReady(page)
  await expect(page.locator('.shelf__card').first()).toBeVisible()
  await expect(page.locator('.shelf__card [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(added).toEqual([])
})

test('before React the outline stays for a guest', async ({ page, shop }) => {
  const first = page.waitForResponse(/\/chunks\/prerender-/)
  const account = page.waitForResponse(/\/account\/info\//)
  await holdReact(page)
  await shop.visit('/personal/', 'not-activated')
  await Promise.all([first, account])
  await twoFrames(page)
  await expect(outline(page)).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('of many islands those that are seen are drawn before React, and it draws all of them', async ({
  page,
  shop,
}) => {
  await page.route('**/examples/product.html', async (route) => {
    const answer = await route.fetch()
    const island = '<div data-lens-widget="product" data-product-id="202" data-category="lenses"></div>'
    await route.fulfill({ response: answer, body: (await answer.text()).replace(island, island.repeat(5)) })
  })
  const release = await holdReact(page)
  await shop.visit('/examples/product.html')
  const prices = page.locator('.buy__prices')
  await expect(prices).toHaveCount(1)
  await twoFrames(page)
  await expect(prices).toHaveCount(1)
  release()
  await expect(prices).toHaveCount(5)
})
