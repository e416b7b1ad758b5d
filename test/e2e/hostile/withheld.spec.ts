import type { Page } from '@playwright/test'
import { expect, test } from '../shop'
import type { HostilePage } from './page'
import { expectHostUnharmed, makeHostile } from './page'

/* Browsers that withhold what pages usually have. */

const withheld: Record<string, HostilePage> = {
  // Chrome refuses the storages together with cookies.
  'cookies and storage': {
    after: `window.pageConfig = { profileUrl: '/personal/', csrfToken: 'sandbox', token: localStorage.getItem('example-shop:token') }
      ;['localStorage', 'sessionStorage', 'caches'].forEach(function (name) {
        Object.defineProperty(window, name, { get: function () { throw new DOMException('Access is denied', 'SecurityError') } })
      })
      indexedDB.constructor.prototype.open = function () { throw new DOMException('Access is denied', 'SecurityError') }`,
  },
  'IndexedDB and IntersectionObserver': {
    before:
      'delete window.indexedDB; delete window.IntersectionObserver; delete window.IntersectionObserverEntry',
  },
}

/** Expects that a typed value outlives a failed save. */
async function expectTypedStays(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
  await page.getByRole('link', { name: 'Мои данные' }).first().click()
  const name = page.getByRole('textbox', { name: /^Имя$/ })
  await expect(name).toHaveValue('Анна')
  await name.fill('Мария')
  const isWrite = (method: string) => method !== 'GET'
  await page.route('**/api/**', (route) =>
    isWrite(route.request().method()) ? route.abort() : route.fallback(),
  )
  await name.press('Enter')
  await expect(page.getByText(/Сервис временно недоступен|Нет соединения/).first()).toBeVisible()
  await expect(name).toHaveValue('Мария')
  await page.unroute('**/api/**')
  await name.press('Enter')
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
}

async function expectProductWorks(page: Page) {
  await page.goto('/examples/product.html')
  const sphere = page.getByRole('combobox', { name: 'Сфера (Sph)' }).first()
  await sphere.selectOption('−2,50')
  await page.getByRole('button', { name: 'В корзину', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible()
  await expect(sphere).toHaveValue(/./)
}

async function expectPlacesWork(page: Page) {
  await page.goto('/examples/delivery.html')
  const search = page.getByRole('searchbox', { name: 'Поиск по названию' })
  await expect(page.locator('[data-mark]').first()).toBeVisible()
  await search.fill('пятницкая')
  const first = page.getByRole('listitem').first()
  await first.getByRole('button').first().click()
  await expect(first.getByText(/^Ближайший день/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('пятницкая')
}

for (const [name, hostile] of Object.entries(withheld)) {
  test(`home, product and points work, and keep what is typed, in a browser without ${name}`, async ({
    page,
    shop,
  }) => {
    shop.expectErrors(/ERR_FAILED/)
    if (name.startsWith('cookies')) {
      const engine = await page.context().newCDPSession(page)
      await engine.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    }
    await makeHostile(page, hostile)
    await shop.visit('/personal/')
    await expectTypedStays(page)
    await expectHostUnharmed(page)
    await expectProductWorks(page)
    await expectPlacesWork(page)
    await expectHostUnharmed(page)
  })
}
