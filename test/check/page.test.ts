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

it.each<[string, string, string?]>([
  ['hosts below a name', "script-src 'self'; connect-src *.test"],
  ['a scheme, which the safer one satisfies', "script-src 'self'; connect-src http:"],
  ['a port that is the usual one', "script-src 'self'; connect-src https://shop.test:443"],
  ['scripts by their nonce', "script-src 'nonce-abc'", LOADER.replace(' crossorigin', ' nonce="abc"')],
  [
    'scripts by their hash',
    "script-src 'sha384-abc'",
    LOADER.replace(' crossorigin', ' integrity="sha384-abc"'),
  ],
  ['scripts of elements', "script-src 'none'; script-src-elem 'self'"],
])('finds nothing wrong with a policy that lets in %s', async (_, policy, loader = LOADER) => {
  expect(await found(GOOD.replace(LOADER, loader), { 'Content-Security-Policy': policy })).toEqual([])
})

it.each([
  ['a host above', 'connect-src https://cdn.shop.test'],
  ['a host that ends alike', 'connect-src https://myshop.test'],
  ['a port', 'connect-src https://shop.test:8443'],
  ['the second of two', "connect-src 'self', connect-src https://other.test"],
])('tells a policy that lets in %s alone', async (_, policy) => {
  const headers = { 'Content-Security-Policy': policy }
  expect(await found(GOOD, headers)).toEqual([[expect.stringMatching(/connect-src does not let/), 'barrier']])
})

it('takes no other token of the page for the customer’s', async () => {
  const other = '<script>captcha({ token: "public", "csrf-token": "abc" })</script>'
  const html = LOADER + CONTAINER + other
  expect(await found(html, { 'Cache-Control': 'max-age=60' })).toEqual([])
  const set = '<script>window.pageConfig.token = "abc"</script>'
  expect(await found(html + set, { 'Cache-Control': 'max-age=60' })).toEqual([
    [expect.stringMatching(/Cache-Control/), 'exposure'],
  ])
})

it('looks at the page where a redirect has led', async () => {
  const shop = shopOf(GOOD)
  const moved: Fetch = async (url, init) => {
    const response = await shop(url, init)
    return Object.defineProperty(response, 'url', { value: url.replace('http:', 'https:') })
  }
  expect(await pageFindings(moved, PAGE.replace('https:', 'http:'), API)).toEqual([])
})

it('tells a page that is none', async () => {
  const gone = { '/personal/': new Response('', { status: 503 }) }
  expect(await found(GOOD, {}, gone)).toEqual([[`page: ${PAGE}: HTTP 503`, 'barrier']])
})
