import { consumeEarly } from '#api/early'
import { pageState } from '#host/pageState'
import { startCabinet } from '../../../widgets/cabinet/start'

// These tests do not cover what is rendered before React, and what a section requests.
jest.mock('../../../widgets/cabinet/prerender', () => ({ prerender: () => Promise.resolve() }))

const { fetch } = globalThis
let asked: string[] = []

/** Removes the state that the loader, the islands and the snippet share. */
const forgetShared = () => Reflect.deleteProperty(window, Symbol.for('lens-widgets'))
const runSnippet = () => jest.isolateModules(() => jest.requireActual('#host/snippet'))

function start(path: string) {
  history.replaceState(null, '', path)
  void startCabinet(document.createElement('div').attachShadow({ mode: 'open' }))
}

beforeEach(() => {
  asked = []
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  forgetShared()
  Object.assign(globalThis, {
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(`${url} ${JSON.stringify(headers)}`)
      return Promise.resolve(new Response(`answer ${asked.length}`))
    },
  })
})

afterEach(() => {
  Object.assign(globalThis, { fetch })
  forgetShared()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/personal/')
})

it.each([
  ['a plain page', { token: 'a' }, '/personal/', 2],
  ['no token', {}, '/personal/', 2],
  ['a page below the home', { token: 'a' }, '/personal/orders/', 1],
  ['no member', { token: 'a', isMember: false }, '/personal/', 1],
  ['another API', { token: ' a ', apiUrl: 'https://api.test/x/', tokenHeader: 'X-Token' }, '/personal/', 2],
  ['another base path', { token: 'a', profileUrl: '/account/' }, '/account/', 2],
  ['empty strings', { token: '', apiUrl: '', tokenHeader: '', profileUrl: '' }, '/personal/', 2],
])('with %s the loader takes over all that the snippet has asked', async (_, config, path, count) => {
  window.pageConfig = config
  history.replaceState(null, '', path)
  runSnippet()
  expect(asked).toHaveLength(count)
  start(path)
  expect(asked).toHaveLength(count)
  const [info] = asked[0]?.split(' ') ?? []
  expect((await consumeEarly(info ?? '')?.answer)?.text).toBe('answer 1')
})

it('the snippet knows a configuration that the page has as data', () => {
  delete window.pageConfig
  document.body.innerHTML = '<script type="application/json" data-lens-config>{"token":"a"}</script>'
  history.replaceState(null, '', '/personal/')
  runSnippet()
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain('"X-Auth-Token":"a"')
  start('/personal/')
  expect(asked).toHaveLength(2)
})

it('of several blocks of configuration snippet and loader take the first with a token', () => {
  delete window.pageConfig
  const block = (json: string) => `<script type="application/json" data-lens-config>${json}</script>`
  document.body.innerHTML =
    block('{"token":"","apiUrl":"/empty"}') + block('{"token":"b"}') + block('{"token":"c"}')
  history.replaceState(null, '', '/personal/')
  runSnippet()
  expect(asked[0]).toMatch(/\/api\/v2.*"X-Auth-Token":"b"/)
  start('/personal/')
  expect(asked).toHaveLength(2)
})

it('a block in the body counts before one in the head, for the snippet as for the loader', () => {
  delete window.pageConfig
  const block = (json: string) => `<script type="application/json" data-lens-config>${json}</script>`
  document.head.innerHTML = block('{"token":"of the page before"}')
  document.body.innerHTML = block('{"token":""}')
  history.replaceState(null, '', '/personal/')
  runSnippet()
  expect(asked[0]).not.toContain('X-Auth-Token')
  start('/personal/')
  expect(asked).toHaveLength(2)
  document.head.replaceChildren()
})

it('only a script holds a configuration', () => {
  delete window.pageConfig
  document.body.innerHTML = '<p data-lens-config>{"token":"theirs","apiUrl":"https://evil.test"}</p>'
  runSnippet()
  start('/personal/')
  expect(asked.join()).not.toMatch(/theirs|evil/)
})

it('a second run of the snippet, or one after the loader, asks for nothing and replaces nothing', () => {
  window.pageConfig = { token: 'a' }
  runSnippet()
  const known = pageState()
  runSnippet()
  expect(pageState()).toBe(known)
  expect(asked).toHaveLength(2)
  start('/personal/')
  known.told.add('a warning')
  runSnippet()
  expect(pageState().told).toContain('a warning')
  expect(asked).toHaveLength(2)
})

it('keys that the page gave to every object go neither into the calls nor where the token is sent', () => {
  const objects = Object.prototype as unknown as Record<string, unknown>
  const spoilt = {
    apiUrl: 'https://evil.test',
    tokenHeader: 'X-Evil',
    token: 'theirs',
    early: {},
    isKnown: true,
    json: 'theirs',
    method: 'POST',
    mode: 'no-cors',
  }
  Object.assign(objects, spoilt)
  const options: RequestInit[] = []
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => {
      asked.push(`${url} ${JSON.stringify(init.headers)}`)
      options.push(init)
      return Promise.resolve(new Response('{}'))
    },
  })
  try {
    window.pageConfig = {}
    runSnippet()
    window.pageConfig = { token: 'a' }
    start('/personal/')
    expect(asked).toHaveLength(4)
    expect(asked.join()).not.toMatch(/evil|theirs/i)
    expect(options.map(({ method, mode }) => [method ?? 'GET', mode])).toEqual(
      Array(4).fill(['GET', undefined]),
    )
  } finally {
    Object.keys(spoilt).forEach((key) => Reflect.deleteProperty(objects, key))
  }
})

it('the loader asks by itself for another token than the snippet had', () => {
  window.pageConfig = { token: 'a' }
  runSnippet()
  window.pageConfig = { token: 'b' }
  start('/personal/')
  expect(asked).toHaveLength(4)
})

it('the loader asks again where the snippet’s call has failed', async () => {
  window.pageConfig = { token: 'a', isMember: false }
  const answering = globalThis.fetch
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) })
  runSnippet()
  Object.assign(globalThis, { fetch: answering })
  start('/personal/')
  const [url] = [...pageState().early.keys()][0]?.split('{') ?? []
  expect((await consumeEarly(url ?? '')?.answer)?.text).toBe('answer 1')
})
