/** @jest-environment node */
import { pageFindings } from '../../check/page'
import type { Fetch } from '../../check/ask'

const PAGE = 'https://shop.test/personal/'
const API = 'https://shop.test/api'
const TOKEN = '<script type="application/json" data-lens-config>{"token":"abc"}</script>'
const LOADER = '<script type="module" src="/assets/lens-widgets/loader.js" crossorigin></script>'
const GOOD = `${TOKEN}${LOADER}<div data-lens-widget="cabinet"></div>`
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'self'; img-src *",
}

/** A shop of which each address under the cabinet is the same page, but where `answers` says otherwise. */
const shopOf =
  (html: string, headers: Record<string, string> = {}, answers: Record<string, Response> = {}): Fetch =>
  (url) => {
    const { pathname } = new URL(url)
    const page = { 'Content-Type': 'text/html; charset=utf-8', ...HEADERS, ...headers }
    return (
      answers[pathname]?.clone() ??
      (pathname.endsWith('.js')
        ? new Response('', { headers: { 'Content-Type': 'text/javascript' } })
        : new Response(html, { headers: page }))
    )
  }

const found = async (...shop: Parameters<typeof shopOf>) =>
  (await pageFindings(shopOf(...shop), PAGE, API)).map(({ text, isExposure, isBarrier }) => [
    text,
    isExposure ? 'exposure' : isBarrier ? 'barrier' : 'fault',
  ])

it('finds nothing wrong with a careful page', async () => {
  expect(await found(GOOD)).toEqual([])
})

it.each<[string, Parameters<typeof shopOf>, [RegExp, string]]>([
  ['a token that a cache may keep', [GOOD, { 'Cache-Control': 'max-age=60' }], [/Cache-Control/, 'exposure']],
  ['two blocks', [TOKEN + GOOD], [/2 blocks/, 'fault']],
  ['no container', [TOKEN + LOADER], [/no container/, 'fault']],
  ['no loader', [GOOD.replace(LOADER, '')], [/no script tag/, 'barrier']],
  ['a loader that is no module', [GOOD.replace('module', 'text/javascript')], [/lacks type/, 'barrier']],
  [
    'a page in place of the loader',
    [
      GOOD,
      {},
      {
        '/assets/lens-widgets/loader.js': new Response('<html>', {
          headers: { 'Content-Type': 'text/html' },
        }),
      },
    ],
    [/is no script/, 'barrier'],
  ],
  [
    'a policy that keeps the calls in',
    [GOOD, { 'Content-Security-Policy': "script-src 'self'; connect-src https://other.test" }],
    [/connect-src does not let https:\/\/shop\.test in/, 'barrier'],
  ],
  [
    'sections without a page',
    [GOOD, {}, { '/personal/orders/': new Response('', { status: 404 }) }],
    [/\/personal\/orders\/ is not answered/, 'fault'],
  ],
])('tells %s', async (_, shop, [text, weight]) => {
  expect(await found(...shop)).toEqual([[expect.stringMatching(text), weight]])
})

it('tells a page that is none', async () => {
  const gone = { '/personal/': new Response('', { status: 503 }) }
  expect(await found(GOOD, {}, gone)).toEqual([[`page: ${PAGE}: HTTP 503`, 'barrier']])
})
