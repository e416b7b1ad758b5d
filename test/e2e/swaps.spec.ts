import type { Page } from '@playwright/test'
import { inDialect } from './dialect'
import { hold } from './prerender/before'
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
  // The island is rendered before React; if it is left then, it never becomes ready.
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

const block = (token: string) =>
  `<script type="application/json" data-lens-config>{"token":"${token}","csrfToken":"sandbox"}</script>`

/**
 * Returns a page of the shop with its session in a block of the body, as docs/embedding.md describes for swapped pages.
 * The first page has one in its head, too, which Turbo leaves there.
 */
const sessionPage = (name: string, token: string) => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${name}</title>
<script src="/shop/turbo.js" defer></script>
<script type="module" src="/assets/lens-widgets/loader.js" data-turbo-track="reload"></script>
${name === 'a' ? block(token) : ''}</head>
<body>${block(token)}
<h1>${name}</h1>${['a', 'b', 'guest'].map((other) => `<a href="/swapped/${other}">to ${other}</a>`).join(' ')}
<div data-lens-widget="basket"></div></body></html>`

/** Serves the pages of a shop with a session each, by the page's name. */
async function serveSessions(page: Page, tokens: Record<string, string>) {
  await page.route('/swapped/*', (route) => {
    const name = route.request().url().split('/').at(-1) ?? ''
    return route.fulfill({ contentType: 'text/html', body: sessionPage(name, tokens[name] ?? '') })
  })
}

test('a page that is swapped while the style sheets of its island are on their way shows the next', async ({
  page,
  shop,
}, { testId }) => {
  shop.expectErrors(/Applying inline style violates/)
  const tokenOf = (scenario: string) => `${inDialect(scenario)}.${testId}-${Date.now()}`
  await serveSessions(page, { a: tokenOf('basket'), b: tokenOf('full') })
  const asked = page.waitForRequest(/lens-widgets\/.*\.css$/)
  const release = await hold(page, /lens-widgets\/.*\.css$/)
  await page.goto('/swapped/a')
  await asked
  await page.getByRole('link', { name: 'to b' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'b', exact: true })).toBeVisible()
  release()
  await expect(page.getByText('В корзине пусто')).toBeVisible()
  // The head is the page's own: what stands there, the next swap may remove. React's hints may go.
  await expect(page.locator('head link:not([rel=preload])')).toHaveCount(0)
})

test('Turbo swaps pages of two customers and a guest: the session of the page that is shown counts', async ({
  page,
  shop,
}, { testId }) => {
  // Turbo's sheet for its progress bar; a guest's basket is refused.
  shop.expectErrors(/Applying inline style violates|status of 40[13]/)
  const tokens: Record<string, string> = {
    a: `${inDialect('basket')}.${testId}-${Date.now()}`,
    b: `${inDialect('full')}.${testId}-${Date.now()}`,
    guest: '',
  }
  await serveSessions(page, tokens)
  let loads = 0
  page.on('load', () => (loads += 1))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(request.headers()['x-auth-token'] ?? '')
  })
  /** Expects this page, and its customer as the owner of the last request. */
  const isOf = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect.poll(() => sent.at(-1)).toBe(tokens[name])
  }
  const line = page.getByRole('list').getByText(/Ясно/).first()

  await page.goto('/swapped/a')
  await expect(line).toBeVisible()
  await isOf('a')
  await page.getByRole('link', { name: 'to b' }).click()
  await expect(page.getByText('В корзине пусто')).toBeVisible()
  await isOf('b')
  await page.getByRole('link', { name: 'to guest' }).click()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
  await isOf('guest')
  await page.getByRole('link', { name: 'to b' }).click()
  await expect(page.getByText('В корзине пусто')).toBeVisible()
  await isOf('b')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
  await isOf('guest')
  await page.getByRole('link', { name: 'to a' }).click()
  await expect(line).toBeVisible()
  await isOf('a')
  // No request was sent for a customer after the next one had arrived.
  const inTurn = sent.filter((token, index) => token !== sent[index - 1])
  expect(inTurn).toEqual(['a', 'b', 'guest', 'b', 'guest', 'a'].map((name) => tokens[name]))
  expect(loads).toBe(1)
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
