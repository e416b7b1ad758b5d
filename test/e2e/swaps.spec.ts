import type { Page } from '@playwright/test'
import { expect, test } from './shop'

/* Pages whose content is swapped by the libraries that shops have for it. */

const product = (page: Page) => page.getByRole('button', { name: 'В корзину', exact: true })
const mounted = (page: Page, name: string) => page.locator(`[data-lens-widget=${name}]`)

/** Every container that has shown its island since, by name; a page loaded again starts from nothing. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const ready: string[] = []
    Object.assign(window, { ready })
    document.addEventListener('lens-widgets:ready', (event) =>
      ready.push((event as CustomEvent<{ name: string }>).detail.name),
    )
  })
const ready = (page: Page) => page.evaluate(() => (window as unknown as { ready: string[] }).ready.toSorted())

test('Turbo swaps the body: islands go and come, and the page is never loaded again', async ({
  page,
  shop,
}) => {
  await listen(page)
  // Turbo's sheet for its progress bar, which it installs itself.
  shop.expectErrors(/Applying inline style violates/)
  await shop.visit('/examples/swap/turbo.html')
  await expect(product(page)).toBeVisible()
  await expect(page.getByText('В корзине пусто')).toBeVisible()
  await expect.poll(() => ready(page)).toEqual(['basket', 'product'])
  const basket = await mounted(page, 'basket').elementHandle()

  await page.getByRole('link', { name: 'Показать клиники на этом месте' }).click()
  await expect(page.getByRole('heading', { name: 'Клиники' })).toBeVisible()
  await expect(product(page)).toBeVisible()

  await page.getByRole('link', { name: 'Каталог', exact: true }).click()
  await expect(page).toHaveURL(/turbo-catalogue\.html$/)
  await expect(page.getByRole('searchbox', { name: 'Поиск по названию' }).first()).toBeVisible()
  // It is drawn before React is there; one that is left then is never ready.
  await expect.poll(() => ready(page)).toContain('catalogue')
  await expect(product(page)).toHaveCount(0)
  expect(await mounted(page, 'basket').evaluate((node, before) => node === before, basket)).toBe(true)
  await expect(page.getByText('В корзине пусто')).toBeVisible()

  await page.goBack()
  await expect(product(page)).toBeVisible()
  await expect(mounted(page, 'catalogue')).toHaveCount(0)
  // All on one page: one loaded again would begin its list again.
  await expect
    .poll(() => ready(page))
    .toEqual(expect.arrayContaining(['basket', 'catalogue', 'cataract-clinics', 'product']))

  await page.getByRole('link', { name: 'Личный кабинет' }).click()
  await expect(page.getByRole('heading', { name: 'Здравствуйте, Анна' })).toBeVisible()
})

test('htmx puts parts into the page: islands are mounted, replaced and mounted beside each other', async ({
  page,
  shop,
}) => {
  await listen(page)
  await shop.visit('/examples/swap/htmx.html')
  await page.getByRole('button', { name: 'Товар', exact: true }).click()
  await expect(product(page)).toBeVisible()
  await page.getByRole('button', { name: 'Ещё один товар' }).click()
  await expect(product(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Клиники' }).click()
  await expect(page.getByRole('heading', { name: 'Клиники' })).toBeVisible()
  await expect(product(page)).toHaveCount(0)
  await expect.poll(() => ready(page)).toEqual(['cataract-clinics', 'product', 'product'])
})
