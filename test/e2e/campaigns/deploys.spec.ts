import type { Page } from '@playwright/test'
import type { Random } from '../../fuzz/random'
import { expect, test } from '../faults/faulty'
import type { Fault, FaultyServer } from '../faults/faultyServer'
import { gone } from '../faults/faults'
import { IMMUTABLE, openProfile } from '../faults/oldBuild'
import { menuLink, type Shop } from '../shop'
import { campaign } from './campaign'

/*
 * A page of an old build meets a server in the middle of a deploy or after it. Whatever becomes of its files, and however
 * they were cached, the customer sees what was wanted or what to do, and no typed letter is lost.
 */

const FILES = {
  'first page': [
    'chunks/cabinet-',
    'chunks/root-',
    'chunks/vendor-',
    'chunks/base-',
    'assets/ui-',
    'assets/cabinet-',
  ],
  section: ['chunks/OrdersPage-'],
  dialog: ['chunks/feedback-'],
} as const
const MOMENTS = ['first page', 'section', 'dialog'] as const
const STATES = ['there', 'gone', 'damaged', 'HTML with 200'] as const
const CACHES = [
  IMMUTABLE['Cache-Control'],
  'no-cache',
  'no-store',
  'max-age=60, stale-while-revalidate=604800',
  '',
] as const

interface Deploy {
  moment: (typeof MOMENTS)[number]
  file: string
  state: (typeof STATES)[number]
  cache: string
  /** The file table tells of other files: the deploy is over. */
  isOver: boolean
  /** The loader is cached for up to seven days, and still requests the old files after a reload. */
  isLoaderOld: boolean
  isTyped: boolean
}

function deployOf(random: Random): Deploy {
  const moment = random.pick(MOMENTS)
  return {
    moment,
    file: random.pick(FILES[moment]),
    state: random.pick(STATES),
    cache: random.pick(CACHES),
    isOver: random.chance(0.6),
    isLoaderOld: random.chance(0.4),
    isTyped: random.chance(0.6),
  }
}

const answerOf =
  ({ state, cache }: Deploy): Fault =>
  async (exchange) => {
    if (state === 'gone') return gone(exchange)
    const { 'cache-control': _, ...headers } = (await exchange.forward()).headers
    const kept = cache === '' ? headers : { ...headers, 'cache-control': cache }
    const { body } = await exchange.forward()
    if (state === 'there') exchange.send({ headers: kept, body })
    else if (state === 'damaged') exchange.send({ headers: kept, body: body.subarray(0, -40) })
    else
      exchange.send({
        headers: { ...kept, 'content-type': 'text/html' },
        body: Buffer.from('<!doctype html>'),
      })
  }

function begin(server: FaultyServer, deploy: Deploy) {
  const { file, isOver, isLoaderOld } = deploy
  server.break(`GET /${file}`, answerOf(deploy))
  if (isOver && deploy.state !== 'there')
    server.break('GET /manifest.json', async ({ forward, send }) => {
      const answer = await forward()
      // The new page finds its own files.
      if (!isLoaderOld) server.heal(`GET /${file}`)
      send({ ...answer, body: Buffer.from(answer.body.toString().replaceAll(file, `${file}newbuild-`)) })
    })
}

const WANTED = { 'first page': 'Промокоды', section: 'Все заказы', dialog: '' } as const
const TOLD = /Страница обновилась|Что-то пошло не так|включите JavaScript|Сервис временно|Повторить/

/** The screen that was requested, or a message that tells the customer what to do. */
const screenOf = (page: Page, moment: Deploy['moment']) =>
  (moment === 'dialog' ? page.getByRole('dialog') : page.getByRole('region', { name: WANTED[moment] }))
    .or(page.getByText(TOLD))
    .filter({ visible: true })
    .first()

/** Presses once per page load: if the new build has reloaded the page, the customer presses again. */
const pressOnce = (page: Page) =>
  page.evaluate(() => {
    if ('isPressed' in window) return
    void window.lensWidgets?.open('feedback').catch(() => undefined)
    if (window.lensWidgets) Object.assign(window, { isPressed: true })
  })

const LETTERS = 'Петровна'

async function live(page: Page, shop: Shop, server: FaultyServer, deploy: Deploy, patience = 15_000) {
  const found: string[] = []
  const patronymic = page.getByRole('textbox', { name: /^Отчество/ })
  server.heal()
  const client = await page.context().newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  await client.detach()
  if (deploy.moment === 'first page') {
    begin(server, deploy)
    await shop.visit('/personal/')
  } else {
    await openProfile(page, shop)
    if (deploy.isTyped) await patronymic.fill(LETTERS)
    begin(server, deploy)
    if (deploy.moment === 'section') await menuLink(page, 'Заказы').click()
  }
  await expect(async () => {
    if (deploy.moment === 'dialog') await pressOnce(page)
    await expect(screenOf(page, deploy.moment)).toBeVisible({ timeout: 1000 })
  })
    .toPass({ timeout: patience })
    .catch(() => found.push('a dead screen'))
  if (deploy.isTyped && deploy.moment !== 'first page') {
    server.heal()
    await page.goto('/personal/profile/')
    await expect(patronymic)
      .toHaveValue(LETTERS, { timeout: patience })
      .catch(() => found.push('typed letters are lost'))
    await page.evaluate(() => sessionStorage.clear())
  }
  return found.map((words) => `${words}: ${JSON.stringify(deploy)}`)
}

test('whatever a deploy makes of the files of an old page, no screen is dead and no letter lost', async ({
  page,
  shop,
  server,
}) => {
  test.setTimeout(60 * 60_000)
  const { found } = await campaign('deploys', 6, async (random) => {
    const words = await live(page, shop, server, deployOf(random))
    return { found: words }
  })
  shop.expectErrors(/./)
  expect(found.join('\n')).toBe('')
})

test('a page that forgets what was typed, and one that shows nothing, are noticed', async ({
  page,
  shop,
  server,
}) => {
  const deploy: Deploy = {
    moment: 'section',
    file: 'chunks/OrdersPage-',
    state: 'gone',
    cache: '',
    isOver: true,
    isLoaderOld: true,
    isTyped: true,
  }
  await page.addInitScript(() => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage))
      if (!key.startsWith('example-shop')) localStorage.removeItem(key)
    addEventListener('click', () => setTimeout(() => document.querySelector('[data-lens-widget]')?.remove()))
  })
  const words = (await live(page, shop, server, deploy, 3000)).join()
  shop.expectErrors(/./)
  expect(words).toContain('a dead screen')
  expect(words).toContain('typed letters are lost')
})
