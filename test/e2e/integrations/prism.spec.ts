import { expect, type Page } from '@playwright/test'
import { readScreens } from '../../../scripts/screens.mjs'
import { followRequests } from '../shop'
import { enter, faultsIn, followWrites, test } from './prism'
import { writeWalks } from './writeWalks'

/* Pages and writes on a server that nobody here wrote. What forms send is shown to it by their own tests, in faults/forms. */

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

for (const [name, walk] of Object.entries(writeWalks))
  test(`${name}: all that is sent keeps to the contract`, async ({ page, mocked }) => {
    const writes = followWrites(page, mocked.api)
    await enter(page, walk.scenario)
    await page.goto(walk.path)
    await walk.act(page)
    expect(writes.operations()).toEqual(expect.arrayContaining(walk.writes))
    expect(await writes.faults()).toEqual([])
  })
