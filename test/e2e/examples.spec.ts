import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

/* The example shop on a host that can do nothing but hand out files: the sandbox runs in a service worker. */
const types: Partial<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
let server: Server

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    readFile(join('build/examples', path.endsWith('/') ? `${path}index.html` : path)).then(
      (file) => response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/html' }).end(file),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

test.afterAll(() => server.close())

/** The first page starts the worker and loads itself again; from then on the worker answers. */
async function enter(page: Page, origin: string) {
  await page.goto(`${origin}/examples/index.html`)
  await expect(async () => {
    await page.goto(`${origin}/personal/orders/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('the example shop works without a server and keeps its state', async ({ page }) => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  await enter(page, origin)
  await page.getByRole('link', { name: 'Главная' }).first().click()
  await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
})

test('the sandbox panel changes the visitor, and the choice survives navigation', async ({ page }) => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  await enter(page, origin)
  await page.getByText('Песочница').click()
  await page.getByLabel('Сценарий').selectOption('not-activated-closed')
  await expect(page.getByText('Раздел доступен только участникам программы лояльности.')).toBeVisible()
  await page.goto(`${origin}/personal/orders/`)
  await expect(page.getByText('Раздел доступен только участникам программы лояльности.')).toBeVisible()
})

test('a call that the shop does not have is answered as an error of its API, not with a page', async ({
  request,
}) => {
  const answer = await request.get('/api/v2/internal/nonsense/')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ status: 'error', errors: [{ code: 404 }] })
})
