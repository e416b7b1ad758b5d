import { takeEarly } from '../../../src/api/early'
import { shared } from '../../../src/host/shared'
import { startCabinet } from '../../../widgets/cabinet/start'

const { fetch } = globalThis
let asked: string[] = []

const runSnippet = () => jest.isolateModules(() => jest.requireActual('../../../src/host/snippet'))

function start(path: string) {
  history.replaceState(null, '', path)
  startCabinet(document.createElement('div').attachShadow({ mode: 'open' }))
}

beforeEach(() => {
  asked = []
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  Object.assign(shared(), { begun: new Map(), early: new Map() })
  Object.assign(globalThis, {
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(`${url} ${JSON.stringify(headers)}`)
      return Promise.resolve(new Response(`answer ${asked.length}`))
    },
  })
})

afterEach(() => {
  Object.assign(globalThis, { fetch })
  Object.assign(shared(), { begun: new Map(), early: new Map() })
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
  expect((await takeEarly(info ?? ''))?.text).toBe('answer 1')
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
  document.body.innerHTML = ''
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
  const [url] = [...shared().early.keys()][0]?.split('{') ?? []
  expect((await takeEarly(url ?? ''))?.text).toBe('answer 1')
})
