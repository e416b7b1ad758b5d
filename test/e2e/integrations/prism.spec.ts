import { mergeTests, type Page, type Request } from '@playwright/test'
import { readScreens } from '../../../scripts/screens.mjs'
import type { Operation } from '../../../check/contract'
import { expect, test as faulty } from '../faults/faulty'
import { formCases } from '../faults/forms/formCases'
import { followRequests } from '../shop'
import { areIdsTexts, enter, faultsIn, followWrites, operations, test as mocked } from './prism'
import { writeWalks } from './writeWalks'

/* Pages and writes with an independent API server. The requests of forms are checked by their own tests, in faults/forms. */

const test = mergeTests(faulty, mocked)

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

/** Pages that show the cabinet at a URL that is not its own. */
const NO_PAGES = /\/(all|article)\.html$/
const screens = readScreens()
  .map(({ path }) => path)
  .filter((path) => !NO_PAGES.test(path))

/** Pages by their visitor. */
const walks = {
  'the cabinet': { scenario: 'full', paths: screens.filter((path) => path.startsWith('/personal/')) },
  'the pages of the shop': {
    scenario: 'full',
    paths: screens.filter((path) => path.startsWith('/examples/')),
  },
  "the specialist's cabinet": { scenario: 'specialist', paths: SPECIALIST },
}

const callOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`

/** Returns the texts that tell that something could not be shown. */
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
    page.on('response', (response) =>
      faults.push(...faultsIn(callOf(response.request()), response.headers())),
    )
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

for (const [visitor, walks] of Object.entries(writeWalks))
  test(`all that ${visitor} sends keeps to the contract`, async ({ page, shop, server, mocked }) => {
    test.skip(areIdsTexts, 'ids that are texts break the contract')
    test.slow()
    // Files that the sandbox names are nowhere.
    shop.expectErrors(/Failed to load resource/)
    for (const [name, { path, scenario, act, writes }] of Object.entries(walks))
      await test.step(name, async () => {
        const sent = followWrites(server, mocked.api)
        await shop.visit(path, scenario)
        await act(page)
        await expect.poll(() => sent.operations()).toEqual(expect.arrayContaining(writes))
        expect(await sent.faults()).toEqual([])
      })
  })

/** Writes that neither names, and why. */
const LEFT_OUT: Record<string, string> = {
  calculate: 'the calculators compute in the browser',
  suggestCities: 'a read by POST, sent and shown while the form of an address is filled in',
  calculateRemindDate: 'sent and shown while the form of a reminder is filled in',
  confirmAgreement: 'the form names the beginning of its path',
  addBasketAdditional: 'in one dialect the wizard puts goods in',
  addBasketLenses: 'as above, for lenses',
}

/** Words that may replace a path parameter, besides numbers. */
const NAMES = ['consumer', 'common', 'specialist', 'eshop', 'mono', 'point', 'courier']

/** Tells whether a form's write, which names the end of a path, is a call of this operation. */
function isAt({ method, path }: Operation, write: string): boolean {
  const [verb, tail = ''] = write.split(' ')
  const partsOf = (whole: string) => whole.split('/').filter(Boolean)
  const [parts, wanted] = [partsOf(path), partsOf(tail)]
  return (
    verb?.toLowerCase() === method.toLowerCase() &&
    wanted.every((part, place) => {
      const own = parts.at(place - wanted.length) ?? ''
      return own === part || (own.startsWith('{') && (/^\d+$/.test(part) || NAMES.includes(part)))
    })
  )
}

test('each write of the contract is made by a walk or a form, and shown to Prism there', () => {
  const walked = Object.values(writeWalks).flatMap((walks) =>
    Object.values(walks).flatMap(({ writes }) => writes),
  )
  const forms = Object.values(formCases).map(({ write }) => write)
  const missing = operations
    .filter((one) => one.method.toLowerCase() !== 'get' && !(one.id in LEFT_OUT))
    .filter((one) => !walked.includes(one.id) && !forms.some((write) => isAt(one, write)))
    .map(({ id }) => id)
  expect(missing).toEqual([])
})
