import { expect, isWide, looksRight, resize, test } from '../shop'

/* The example shop around the widgets: its start page, its header, its menu on a phone. */

test('the start page is accessible and no wider than the window, in each scheme', async ({ page, shop }) => {
  await shop.visit('/')
  await looksRight(page, shop)
  for (const name of ['theme', 'book', 'timing']) {
    await page.goto(`/examples/${name}.html`)
    await looksRight(page, shop)
  }
})

test('each line that embeds a widget can be copied', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.visit('/')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Скопировать код: Каталог' }).click()
  await expect(page.getByRole('status')).toHaveText('Скопировано')
  expect(await copied()).toBe('<div data-lens-widget="catalogue"></div>')
  await page.getByRole('button', { name: 'Скопировать код: встраивание кабинета' }).click()
  await expect.poll(async () => (await copied()).split('\n')).toHaveLength(3)
  expect(await copied()).toContain('<script type="module" src="/assets/lens-widgets/loader.js"></script>')
})

test('where nothing may be written to the clipboard, the line is selected', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await shop.visit('/')
  await page.getByRole('button', { name: 'Скопировать код: Каталог' }).click()
  await expect(page.getByRole('status')).toHaveText('Код выделен')
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    '<div data-lens-widget="catalogue"></div>',
  )
})

test('a plate opens its widget in a state, and the address stays clean', async ({ page, shop }) => {
  shop.expectErrors(/status of 500/)
  await shop.visit('/')
  const plate = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Корзина' }) })
  await plate.getByRole('link', { name: 'ошибка' }).click()
  await expect(page.getByText('Корзина не загрузилась')).toBeVisible()
  await expect(page).toHaveURL('/basket/')
  await page.goto('/')
  await plate.getByRole('link', { name: 'пусто' }).click()
  await expect(page.getByText('В корзине пусто')).toBeVisible()
  // Without a state in the URL the page keeps the last one.
  await page.reload()
  await expect(page.getByText('В корзине пусто')).toBeVisible()
})

test('the header counts the packs of the basket, also on a page without it', async ({ page, shop }) => {
  await shop.visit('/basket/', 'basket')
  const basket = page.getByRole('banner').getByRole('link', { name: 'Корзина' })
  await expect(basket).toHaveAccessibleName(/^Корзина 4 упаковки$/)
  await page.goto('/')
  await expect(basket).toHaveAccessibleName(/^Корзина 4 упаковки$/)
  // Another visitor has another basket.
  await page.goto('/?visitor=empty')
  await expect(basket).toHaveAccessibleName('Корзина')
})

test('on a phone the menu opens and closes by keyboard and lies over the page', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await shop.visit('/catalog/')
  const menu = page.getByRole('navigation', { name: 'Магазин' })
  const button = page.getByRole('button', { name: 'Меню магазина' })
  await expect(menu).toBeHidden()
  await button.press('Enter')
  await expect(menu.getByRole('link', { name: 'Растворы' })).toBeVisible()
  await shop.isAccessible()
  expect(await isWide(page)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'Растворы' }).click()
  await expect(page).toHaveURL('/catalog/solutions/')
  await expect(page.getByRole('tab', { name: 'Растворы' })).toHaveCount(0)
  await resize(page, 1280)
  await expect(menu.getByRole('link', { name: 'Растворы' })).toHaveAttribute('aria-current', 'page')
})

test('the shop follows the scheme of the system', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await shop.visit('/')
  await expect(page.locator('html')).toHaveClass('lens-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).not.toHaveClass('lens-dark')
})
