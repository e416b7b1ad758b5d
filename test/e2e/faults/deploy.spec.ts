import type { Page } from '@playwright/test'
import type { FaultyServer } from './faultyServer'
import { broken, gone } from './faults'
import { expect, test } from './faulty'
import { twoFrames } from '../prerender/before'
import { isReady, menuLink, noteReady } from '../shop'
import { IMMUTABLE, loads, openProfile } from './oldBuild'

const CHUNK = 'GET /chunks/OrdersPage-'
const MANIFEST = 'GET /manifest.json'

/** A new build is on the server: the section's script has another name there, and the old one is taken away. */
function deploy(server: FaultyServer) {
  server.break(CHUNK, gone)
  server.break(MANIFEST, async ({ forward, send }) => {
    const answer = await forward()
    const body = answer.body.toString().replace(/OrdersPage-[\w-]+\.js/, 'OrdersPage-newbuild.js')
    send({ ...answer, body: Buffer.from(body) })
  })
}

const openOrders = (page: Page) => menuLink(page, 'Заказы').click()

test('a section whose files a deploy removed opens after one reload, if no form is begun', async ({
  page,
  shop,
  server,
}) => {
  await openProfile(page, shop)
  deploy(server)
  // The new page finds its own scripts.
  server.break('GET /personal/orders/', async ({ forward, send }) => {
    server.heal()
    send(await forward())
  })
  await openOrders(page)
  await expect(page.getByRole('region', { name: 'Все заказы' }).getByRole('link').first()).toBeVisible()
  await expect(page).toHaveURL(/\/personal\/orders\/$/)
  expect(loads(server)).toBe(2)
})

test('a reload that does not help is not repeated, and the customer is asked', async ({
  page,
  shop,
  server,
  isReadable,
}) => {
  await openProfile(page, shop)
  deploy(server)
  await openOrders(page)
  await expect(page.getByText('Страница обновилась')).toBeVisible()
  await isReadable()
  expect(loads(server)).toBe(2)
  const asked = server.count(MANIFEST)
  await page.getByRole('button', { name: 'Повторить' }).click()
  // Asked and decided again.
  await expect.poll(() => server.count(MANIFEST)).toBe(asked + 1)
  await expect(page.getByText('Страница обновилась')).toBeVisible()
  expect(loads(server)).toBe(2)
})

test('with a form begun the page does not reload by itself, and what was typed is kept', async ({
  page,
  shop,
  server,
}) => {
  await openProfile(page, shop)
  const name = page.getByRole('textbox', { name: /^Отчество/ })
  await name.fill('Петровна')
  deploy(server)
  await openOrders(page)
  await expect(page.getByText('Страница обновилась')).toBeVisible()
  await shop.isAccessible()
  expect(loads(server)).toBe(1)
  server.heal()
  await page.getByRole('button', { name: 'Обновить страницу' }).click()
  await expect(page.getByRole('region', { name: 'Все заказы' }).getByRole('link').first()).toBeVisible()
  await page.goto('/personal/profile/')
  await expect(name).toHaveValue('Петровна')
})

test('a script that failed to load is requested again without a reload', async ({ page, shop, server }) => {
  await openProfile(page, shop)
  server.break(CHUNK, ({ drop }) => drop())
  await openOrders(page)
  await expect(page.getByText('Что-то пошло не так')).toBeVisible()
  server.heal()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('region', { name: 'Все заказы' }).getByRole('link').first()).toBeVisible()
  expect(loads(server)).toBe(1)
})

test('React itself is requested again when the page mounts the cabinet again', async ({
  page,
  shop,
  server,
}) => {
  shop.expectErrors(/lens-widgets|Failed to/)
  const uncaught: Error[] = []
  page.on('pageerror', (error) => uncaught.push(error))
  server.break('GET /chunks/root-', ({ drop }) => drop())
  await shop.visit('/personal/')
  await expect(page.getByText('Чтобы открыть личный кабинет, включите JavaScript')).toBeVisible()
  server.heal()
  await page.evaluate(() => {
    window.lensWidgets?.unmount()
    window.lensWidgets?.mount()
  })
  await expect(page.getByRole('region', { name: 'Промокоды' })).toBeVisible()
  expect(loads(server)).toBe(1)
  expect(uncaught).toEqual([])
})

for (const path of ['/personal/', '/personal/orders/', '/specialist/', '/basket/'])
  test(`${path} stands without the code that draws it before React, and leaves no uncaught error`, async ({
    page,
    shop,
    server,
  }) => {
    shop.expectErrors(/lens-widgets|Failed to/)
    const uncaught: Error[] = []
    page.on('pageerror', (error) => uncaught.push(error))
    server.break('GET /chunks/prerender-', ({ drop }) => drop())
    const told = page.waitForEvent('console', (message) => message.text().includes('/prerender-'))
    await noteReady(page)
    await shop.visit(path, path === '/specialist/' ? 'specialist' : 'full')
    await isReady(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await told
    await twoFrames(page)
    expect(uncaught).toEqual([])
  })

test('a section opened without a network leaves no uncaught error, and opens when the network is back', async ({
  page,
  context,
  shop,
}) => {
  await openProfile(page, shop)
  const uncaught: Error[] = []
  page.on('pageerror', (error) => uncaught.push(error))
  await context.setOffline(true)
  await openOrders(page)
  await expect(page.getByText('Что-то пошло не так')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Все заказы' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: 'Мои продукты', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои продукты' })).toBeVisible()
  expect(uncaught).toEqual([])
})

test('one press retries all cards that the server has failed', async ({ page, shop, server }) => {
  await openProfile(page, shop)
  for (const call of ['GET /internal/personal/delivery_address/', 'GET /profile/lenses_info/'])
    server.break(call, broken['HTML with 502'] ?? gone)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(2)
  server.heal()
  await page.getByRole('button', { name: 'Повторить' }).first().click()
  await expect(page.getByText('Лесная').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
})

for (const [what, file] of [
  ['script', 'chunks/cabinet-'],
  ['library', 'chunks/root-'],
  ['style sheet', 'assets/cabinet-'],
] as const) {
  test(`a first screen whose ${what} a deploy removed opens after one reload`, async ({
    page,
    shop,
    server,
  }) => {
    shop.expectErrors(/lens-widgets|Failed to/)
    server.break(`GET /${file}`, gone)
    server.break(MANIFEST, async ({ forward, send }) => {
      const answer = await forward()
      const body = answer.body.toString().replaceAll(file, `${file}newbuild-`)
      // The new page finds its own files.
      server.heal()
      send({ ...answer, body: Buffer.from(body) })
    })
    await shop.visit('/personal/')
    // The greeting may be rendered before React is requested.
    await expect.poll(() => loads(server)).toBe(2)
    await expect(page.getByRole('region', { name: 'Промокоды' })).toBeVisible()
    expect(loads(server)).toBe(2)
    expect(server.count(MANIFEST)).toBe(1)
  })
}

const asHtml = { ...IMMUTABLE, 'Content-Type': 'text/html' }

for (const [name, file] of [
  ['the libraries', 'GET /chunks/vendor-'],
  ['what all islands share', 'GET /chunks/base-'],
  ['React', 'GET /chunks/root-'],
  ['the style sheet of all islands', 'GET /assets/ui-'],
] as const) {
  test(`${name}, once answered by a page of HTML as in the middle of a deploy, are asked for past the cache`, async ({
    page,
    shop,
    server,
  }) => {
    shop.expectErrors(/lens-widgets|Failed|MIME|integrity|Refused/)
    let answers = 0
    server.break(file, async ({ forward, send }) => {
      answers++
      send(answers === 1 ? { headers: asHtml, body: Buffer.from('<!doctype html>') } : await forward())
    })
    await shop.visit('/personal/')
    await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
  })
}

test('a section whose script arrived damaged opens, on this visit and the next', async ({
  page,
  shop,
  server,
}) => {
  await openProfile(page, shop)
  server.break(CHUNK, async ({ forward, send }) => {
    server.heal()
    const answer = await forward()
    send({ ...answer, headers: { ...answer.headers, ...IMMUTABLE }, body: answer.body.subarray(0, -40) })
  })
  await openOrders(page)
  await expect(page.getByRole('region', { name: 'Все заказы' }).getByRole('link').first()).toBeVisible()
  expect(loads(server)).toBe(1)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Все заказы' }).getByRole('link').first()).toBeVisible()
})

for (const header of ['no-store', 'no-cache', undefined]) {
  test(`where files come with Cache-Control: ${header ?? 'none at all'} nothing that is shown goes again`, async ({
    page,
    shop,
    server,
  }) => {
    for (const files of ['GET /chunks/', 'GET /assets/']) {
      server.break(files, async ({ forward, send }) => {
        const answer = await forward()
        const { 'cache-control': _, ...headers } = answer.headers
        send({ ...answer, headers: header === undefined ? headers : { ...headers, 'cache-control': header } })
      })
    }
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      const look = () => {
        const shown = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot?.querySelector('.page')
        seen.push(shown?.querySelectorAll('.card:not(:has(.bone))').length ?? 0)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      document.addEventListener('lens-widgets:ready', () => Object.assign(window, { isReady: true }))
    })
    await shop.visit('/personal/selection/')
    await page.waitForFunction(() => 'isReady' in window)
    await expect(page.getByRole('heading', { name: 'История подборов' })).toBeVisible()
    await expect(page.locator('.page .bone')).toHaveCount(0)
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  })
}
