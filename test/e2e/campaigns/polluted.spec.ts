import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import type { Random } from '../../fuzz/random'
import { expect, test } from '../shop'
import { campaign } from './campaign'
import { intercept, withoutPictures } from './intercept'

/*
 * Pages that have added keys to `Object.prototype`: keys of the configuration, of `fetch`, of our own state. Every call
 * must go to the same place and look the same as without them, and the cabinet must work.
 */

/** Returns the names of all properties that the interfaces of these files declare. */
const namesIn = (files: string[]) =>
  files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^ {2}(?:readonly )?(\w+)\??: /gm),
      ([, name = '']) => name,
    ),
  )
const filesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)

const PAGE_KEYS = namesIn(['src/host/PageConfig.ts'])
const FETCH_OPTIONS = [
  ...['method', 'headers', 'body', 'mode', 'credentials', 'cache', 'redirect', 'referrer', 'referrerPolicy'],
  ...['integrity', 'keepalive', 'signal', 'priority', 'duplex', 'window'],
]
const LISTENER_OPTIONS = ['once', 'capture', 'passive']
/**
 * Excluded keys, which the libraries themselves read from their objects, so that nothing could be rendered: keys of
 * elements, of calls and their results, of property descriptors, and of validation options.
 */
const OF_LIBRARIES = ['data', 'error', 'key', 'path', 'query', 'status', 'value']
const OWN_STATE = [
  ...new Set([
    ...namesIn([
      ...['pageState', 'settings', 'lensWidgets'].map((name) => `src/host/${name}.ts`),
      ...['request', 'baseQuery', 'early'].map((name) => `src/api/${name}.ts`),
      ...filesOf('src/host/customer'),
      ...filesOf('src/host/loading'),
      ...filesOf('widgets'),
    ]),
    // Settings of containers.
    ...['lensWidget', 'hideMenu', 'productId', 'category', 'survey', 'basket', 'type'],
  ]),
].filter((name) => !OF_LIBRARIES.includes(name))

/** Values as JavaScript source. */
const VALUES = [
  ...[
    '"https://evil.test/"',
    '"/evil/"',
    '"theirs"',
    '"POST"',
    '"no-cors"',
    'true',
    'false',
    '0',
    '1',
    '{}',
    '[]',
  ],
  ...[
    'function () { return "theirs" }',
    'function () { return false }',
    'AbortSignal.abort()',
    '[["X-Evil", "1"]]',
  ],
]
const MOMENTS = ['before', 'between', 'after', 'ready'] as const
type Moment = (typeof MOMENTS)[number]

interface Pollution {
  moment: Moment
  script: string
}

function pollutionOf(random: Random): Pollution {
  const names = Array.from({ length: 1 + random.below(4) }, () =>
    random.pick(random.pick([PAGE_KEYS, FETCH_OPTIONS, LISTENER_OPTIONS, OWN_STATE])),
  )
  const isListed = random.chance(0.7)
  // With any other value the browser itself rejects every listener, React's, too.
  const valueOf = (name: string) => (name === 'signal' ? 'AbortSignal.abort()' : random.pick(VALUES))
  const lines = names.map(
    (name) =>
      `Object.defineProperty(Object.prototype, '${name}', { value: ${valueOf(name)}, writable: true, configurable: true, enumerable: ${isListed} })`,
  )
  return { moment: random.pick(MOMENTS), script: lines.join('; ') }
}

const [, SNIPPET = ''] = /\n<script>(.*)<\/script>\n/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? []

function pageOf(token: string, { moment, script }: Pollution, mutant: string): string {
  const at = (one: Moment) => (one === moment ? script : '')
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Магазин</title>
    <script>${mutant}</script>
    <script>window.pageConfig = { profileUrl: '/personal/', csrfToken: 'csrf', token: '${token}' }</script>
    <script>${at('before')}</script><script>${SNIPPET}</script><script>${at('between')}</script>
    <script>document.addEventListener('lens-widgets:ready', function () { ${at('ready')} })</script>
    <script type="module" src="/assets/lens-widgets/loader.js"></script><script type="module">${at('after')}</script>
    </head><body><div data-lens-widget="cabinet"><p>Кабинет не открылся</p></div></body></html>`
}

const OURS = 'full.polluted'

/** Describes a request by everything that does not depend on the visitor. */
const inWords = (request: Request) => {
  const { pathname, origin, search } = new URL(request.url())
  const path = /^\/(assets|shop)\//.test(pathname) ? '/assets/' : pathname + search
  const headers = request.headers()
  const isOwn = pathname.startsWith('/api/')
  const rest = isOwn
    ? ` ${headers['x-auth-token']?.startsWith(OURS) === true ? 'with the token' : 'WITHOUT the token'} ${headers['x-evil'] ?? ''} ${request.postData() ?? ''}`
    : ''
  return `${request.method()} ${origin}${path}${rest}`
}

/** Opens the cabinet, goes to a section and saves a form; returns all requests, and whether each step was possible. */
async function walk(
  page: Page,
  seed: number,
  pollution: Pollution,
  { mutant = '', isWhole = false, limit: timeout = 10_000 },
) {
  const token = `${OURS}${seed}x${Date.now()}`
  const asked: string[] = []
  const onRequest = (request: Request) => asked.push(inWords(request))
  const end = await intercept(page, '*/personal/', { pageOf: () => pageOf(token, pollution, mutant) })
  page.on('request', onRequest)
  let lost: string | undefined
  try {
    await page.goto('/personal/', { waitUntil: 'commit' })
    const limit = { timeout }
    // This waits less than an expectation, which polls at intervals.
    await page.getByRole('heading', { name: 'Заказ № 48213' }).waitFor(limit)
    // Cards in the viewport may send further requests.
    if (isWhole) await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Мои данные' }).first().click(limit)
    const name = page.getByRole('textbox', { name: /^Имя$/ })
    await name.waitFor(limit)
    await expect(name).toHaveValue('Анна', limit)
    if (seed % 4 === 0) {
      await name.fill('Мария')
      await name.press('Enter')
      await page.getByText('Изменения сохранены').waitFor(limit)
    }
  } catch (error) {
    lost = String(error).split('\n')[0]
  }
  if (isWhole) await page.waitForLoadState('networkidle')
  page.off('request', onRequest)
  await end()
  return { asked, lost }
}

const NOTHING: Pollution = { moment: 'before', script: '' }

const give = (name: string, value: string) => `Object.prototype.${name} = ${value}`
/** Faults that the campaign once found. They come first; every fourth run also saves a form. */
const KNOWN: Pollution[] = [
  { moment: 'after', script: give('hideMenu', 'true') },
  { moment: 'between', script: give('lensWidget', '"cabinet"') },
  { moment: 'before', script: give('isAnonymous', 'true') },
  { moment: 'ready', script: give('multipart', '"/evil/"') },
  { moment: 'between', script: give('text', '{}') },
  // With it each listener is called only once.
  { moment: 'before', script: give('once', 'true') },
]

/** The number of runs without `CAMPAIGN_RUNS`. */
const FEW = 12

async function pollute(page: Page) {
  await withoutPictures(page)
  const known = new Set<string>()
  // Several walks, because prefetching differs from one to the next.
  for (const seed of [0, 4, 8])
    (await walk(page, seed, NOTHING, { isWhole: true })).asked.forEach((one) => known.add(one))
  return campaign('polluted keys', FEW, async (random, seed) => {
    const pollution = KNOWN[seed - 1] ?? pollutionOf(random)
    const { asked, lost } = await walk(page, seed, pollution, {})
    const moved = asked.filter((one) => !known.has(one))
    const words = `${pollution.moment}: ${pollution.script}`
    return {
      found: [
        ...(moved.length > 0 ? [`moved ${[...new Set(moved)].join(', ')}\n  ${words}`] : []),
        ...(lost === undefined ? [] : [`lost: ${lost}\n  ${words}`]),
      ],
    }
  })
}

test('whatever keys a page has given all objects, no call is moved and no mount lost', async ({ page }) => {
  test.setTimeout(4 * 60 * 60_000)
  expect(PAGE_KEYS).toContain('apiUrl')
  expect(OWN_STATE).toContain('early')
  const { found } = await pollute(page)
  expect(found.join('\n')).toBe('')
})

test('polluted keys that count move calls: it is noticed', async ({ page }) => {
  // With this mutant inherited keys count as an object's own.
  const mutant = 'Object.hasOwn = function (holder, key) { return key in Object(holder) }'
  const pollution = { moment: 'before', script: "Object.prototype.apiUrl = '/evil/'" } as const
  const { asked, lost } = await walk(page, 1, pollution, { mutant, limit: 1000 })
  expect(asked.join()).toContain('/evil/v2/internal/account/info/')
  expect(lost).toBeDefined()
})
