import type { Page } from '@playwright/test'
import { expect, followRequests, resize, test } from '../shop'

const pill = (page: Page) => page.getByRole('button', { name: 'Песочница' })
const token = (page: Page) => page.evaluate(() => localStorage.getItem('example-shop:token'))

test('the sandbox is used by keyboard, and gives the focus back', async ({ page, shop }) => {
  await shop.visit('/examples/plain.html')
  await expect(page.getByRole('complementary', { name: 'Песочница' })).toContainText('Анна: есть всё')
  await pill(page).press('Enter')
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'true')
  await shop.isAccessible()
  await resize(page, 375)
  await shop.isAccessible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(pill(page)).toBeFocused()
  await expect(page.getByLabel('Сценарий')).toBeHidden()
})

test('the sandbox chooses visitor, dialect, answer, scheme and size, and begins again', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/status of 500/)
  await shop.visit('/basket/')
  const open = async () => {
    await pill(page).click()
    await expect(page.getByLabel('Сценарий')).toBeVisible()
  }
  /** Changes a setting, which reloads the page. */
  const choose = async (choosing: () => Promise<unknown>) => {
    await open()
    const loaded = page.waitForEvent('load')
    await choosing()
    await loaded
  }
  await choose(() => page.getByLabel('Диалект магазина').selectOption('Отказы списком'))
  expect(await token(page)).toMatch(/^full\+refusals-list\./)
  await choose(async () => {
    await expect(page.getByLabel('Диалект магазина')).toHaveValue('refusals-list')
    await page.getByRole('radio', { name: 'Ошибка' }).click()
  })
  await expect(page.getByText('Корзина не загрузилась')).toBeVisible()
  expect(await token(page)).toMatch(/^failing\+refusals-list\./)

  await choose(() => page.getByLabel('Сценарий').selectOption('Анна с полной корзиной'))
  await expect(page.getByRole('link', { name: 'Ясно Месяц, 6 шт' }).first()).toBeVisible()
  const before = await token(page)
  await choose(() => page.getByRole('button', { name: 'Начать заново' }).click())
  expect(await token(page)).not.toBe(before)
  expect(await token(page)).toMatch(/^basket\+refusals-list\./)

  await open()
  await page.getByRole('radio', { name: 'Тёмная' }).check()
  await expect(page.locator('html')).toHaveClass('lens-dark')
  const loaded = page.waitForEvent('load')
  await page.getByLabel('Крупнее').click()
  await loaded
  await expect(page.locator('html')).toHaveClass('lens-dark')
  await expect(page.locator('html')).toHaveAttribute('data-lens-larger')
})

/** Runs in the page: returns the pressable elements that the sandbox panel covers. */
function covered(): string[] {
  const control = document.querySelector('.sandbox')
  if (!control || control.hasAttribute('data-away')) return []
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const roots = [...document.querySelectorAll('[data-lens-widget]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  return [document, ...roots]
    .flatMap((root) => [...root.querySelectorAll('a[href], button, input, select, textarea, summary')])
    .filter((element) => !control.contains(element))
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top
    })
    .map((element) => element.textContent.trim().slice(0, 40))
}

for (const width of [375, 1280]) {
  test(`the sandbox never covers what is pressed at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 812 })
    const quiet = followRequests(page)
    const pages = [
      '/',
      '/catalog/',
      '/catalog/yasno-month/',
      '/checkout/',
      '/personal/',
      '/examples/osdi-6.html',
    ]
    for (const path of pages) {
      await shop.visit(path, 'basket')
      await quiet()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 600) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        await expect.poll(() => page.evaluate(covered), `${path} at ${top} px`).toEqual([])
      }
    }
  })
}

test('a control that found no place is seen when it has the focus', async ({ page, shop }) => {
  await shop.visit('/examples/plain.html')
  await page.locator('main').evaluate((main) => {
    const field = document.createElement('textarea')
    field.ariaLabel = 'Всё окно'
    field.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%'
    main.append(field)
  })
  await expect(page.locator('.sandbox')).toHaveAttribute('data-away')
  await expect(page.locator('.sandbox')).toHaveCSS('opacity', '0')
  await pill(page).focus()
  await expect(page.locator('.sandbox')).toHaveCSS('opacity', '1')
})
