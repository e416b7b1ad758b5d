import { readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import { operationsOf } from '../../../check/contract'
import { readScreens } from '../../../scripts/screens.mjs'
import { formCases } from '../faults/forms/formCases'
import { followRequests, noteReady } from '../shop'
import { finderOf } from '../../fuzz/operationAt'
import { enter, faultsIn, shownTo, test } from './prism'
import { writeWalks } from './writeWalks'

/* Pages and forms on a server that nobody here wrote. */

const SPECIALIST = [
  ...['', 'profile/', 'invites/', 'selections/', 'documents/', 'samples/', 'iol/', 'iol/new/', 'iol/2311/'],
  ...[
    'iol/2311/edit/',
    'materials/',
    'materials/1/',
    'academy/',
    'satellites/',
    'education/',
    'achievements/',
  ],
  ...['awards/', 'stars/', 'expert/', 'tools/'],
].map((path) => `/specialist/${path}`)

/** They show the cabinet under addresses that are not its own. */
const NO_PAGES = /\/(all|article)\.html$/
const screens = readScreens()
  .map(({ path }) => path)
  .filter((path) => !NO_PAGES.test(path))

/** Pages by who sees them. */
const walks = {
  'the cabinet': { scenario: 'full', paths: screens.filter((path) => path.startsWith('/personal/')) },
  'the pages of the shop': {
    scenario: 'full',
    paths: screens.filter((path) => path.startsWith('/examples/')),
  },
  "the specialist's cabinet": { scenario: 'specialist', paths: SPECIALIST },
}

/** What says that something could not be shown. */
const failures = async (page: Page) => [
  ...(await page.getByRole('alert').filter({ visible: true }).allTextContents()),
  ...(await page.getByRole('button', { name: 'Повторить' }).allTextContents()),
  ...(await page.getByText('Страница не найдена').allTextContents()),
]

for (const [name, { scenario, paths }] of Object.entries(walks))
  test(`the examples of the contract fill ${name}`, async ({ page, mocked }) => {
    test.slow()
    const faults: string[] = []
    const settle = followRequests(page)
    page.on('response', (response) => faults.push(...faultsIn(response.request(), response.headers())))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      // Files that the examples name are nowhere.
      const isFault =
        ['error', 'warning'].includes(message.type()) && !message.text().includes('status of 404')
      if (isFault) faults.push(message.text())
    })
    await enter(page, scenario)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(mocked.shop + path)
        await settle()
        await expect(page.locator('[data-lens-widget] .bone').filter({ visible: true })).toHaveCount(0)
        faults.push(...(await failures(page)))
        expect(faults).toEqual([])
      })
  })

const operationAt = finderOf(operationsOf(JSON.parse(readFileSync('dist/openapi.json', 'utf8'))))

/** What a page has sent, each also shown to Prism. */
function followWrites(page: Page, api: string) {
  const sent: Request[] = []
  const shown: Promise<string[]>[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return
    sent.push(request)
    shown.push(shownTo(api, request))
  })
  return {
    isSent: (write: string) => {
      const [method = '', path = ''] = write.split(' ')
      return sent.some((request) => request.method() === method && request.url().includes(path))
    },
    operations: () => sent.map((one) => operationAt(one.method(), new URL(one.url()).pathname)?.id),
    faults: async () => (await Promise.all(shown)).flat(),
  }
}

for (const [name, form] of Object.entries(formCases))
  test(`${name}: what is sent keeps to the contract`, async ({ page, mocked }) => {
    const writes = followWrites(page, mocked.api)
    await noteReady(page)
    await enter(page, form.scenario)
    await page.goto(form.path)
    await form.prepare(page)
    await form.place(page).getByRole('button', { name: form.send }).first().click()
    await form.done(page)
    expect(writes.isSent(form.write)).toBe(true)
    expect(await writes.faults()).toEqual([])
  })

for (const [name, walk] of Object.entries(writeWalks))
  test(`${name}: all that is sent keeps to the contract`, async ({ page, mocked }) => {
    const writes = followWrites(page, mocked.api)
    await enter(page, walk.scenario)
    await page.goto(walk.path)
    await walk.act(page)
    expect(writes.operations()).toEqual(expect.arrayContaining(walk.writes))
    expect(await writes.faults()).toEqual([])
  })
