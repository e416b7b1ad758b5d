/** @jest-environment node */
import { pageFindings } from '../../check/page'
import type { Fetch } from '../../check/ask'

const PAGE = 'https://shop.test/personal/'
const API = 'https://shop.test/api'
const TOKEN = '<script type="application/json" data-lens-config>{"token":"abc"}</script>'
const LOADER = '<script type="module" src="/assets/lens-widgets/loader.js" crossorigin></script>'
const GOOD = `${TOKEN}${LOADER}<div data-lens-widget="cabinet"></div>`
const PAGE_CONFIG = '<script>window.pageConfig = { token: "abc" }</script>'
const SNIPPET = '<script>try{const e=Symbol.for("lens-widgets")}catch{}</script>'
const SHEET = '<link rel="stylesheet" href="/shop.css">'
const HINT = '<link rel="modulepreload" href="/chunks/a.js" fetchpriority="low">'
const CONTAINER = '<div data-lens-widget="cabinet"></div>'
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'self'; img-src *",
}

/** A shop that answers each address below the cabinet with the same page, unless `answers` says otherwise. */
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
  expect(await found(TOKEN + SNIPPET + SHEET + LOADER + HINT + CONTAINER)).toEqual([])
  // Attributes may have either quote, and a comment is no part of the page.
  expect(
    await found(`<!-- <div data-lens-widget="cart"/> -->${GOOD}`.replaceAll(/="([^"]*)"/g, "='$1'")),
  ).toEqual([])
  // The order matters only to the snippet and the hints.
  expect(await found(SHEET + LOADER + CONTAINER + TOKEN)).toEqual([])
})

it.each<[string, string[], RegExp]>([
  ['a snippet before the configuration', [SNIPPET, TOKEN, LOADER], /before the configuration/],
  [
    'a snippet before the script of the configuration',
    [SNIPPET, PAGE_CONFIG, LOADER],
    /before the configuration/,
  ],
  ['a snippet that waits for a style sheet', [TOKEN, SHEET, SNIPPET, LOADER], /style sheet stands before/],
  ['hints without the snippet', [TOKEN, LOADER, HINT], /hints without the snippet/],
  ['hints before the loader', [TOKEN, SNIPPET, HINT, LOADER], /before the loader/],
  ['hints that go first', [TOKEN, SNIPPET, LOADER, HINT.replace('low', 'high')], /lack fetchpriority/],
])('advises on the order: %s', async (_, parts, text) => {
  const findings = await pageFindings(shopOf([...parts, CONTAINER].join('')), PAGE, API)
  expect(findings).toEqual([{ text: expect.stringMatching(text) as string, isAdvice: true }])
})

it.each<[string, Parameters<typeof shopOf>, [RegExp, string]]>([
  ['a token that a cache may keep', [GOOD, { 'Cache-Control': 'max-age=60' }], [/Cache-Control/, 'exposure']],
  ['two blocks', [TOKEN + GOOD], [/2 blocks/, 'fault']],
  ['no container', [TOKEN + LOADER], [/no container/, 'fault']],
  ['a misspelt name', [GOOD + '<div data-lens-widget="cart"></div>'], [/"cart" is the name/, 'fault']],
  [
    'a container without an end',
    [GOOD + '<div data-lens-widget="basket" class="wide" />'],
    [/container of "basket" ends with/, 'fault'],
  ],
  [
    'a configuration that is no property of the window',
    [GOOD + '<script>const pageConfig = {}</script>'],
    [/const or let/, 'fault'],
  ],
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
