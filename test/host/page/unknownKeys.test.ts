import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { PageConfig } from '#host/PageConfig'
import { nameMisspelt } from '#host/page/unknownKeys'
import { pageState } from '#host/pageState'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())
afterEach(() => document.head.replaceChildren())

/** Returns the keys of an interface in PageConfig.ts. */
function keysOf(name: string): string[] {
  const source = ts.createSourceFile(
    '',
    readFileSync('src/host/PageConfig.ts', 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name)
  return (found?.members ?? []).flatMap(({ name: key }) => (key && ts.isIdentifier(key) ? [key.text] : []))
}

/** Imports the module anew, as in a new page. */
const nameUnknownKeys = () =>
  jest.isolateModulesAsync(async () => void (await import('#host/page/unknownKeys')))

const asConfig = (keys: object) => keys as PageConfig

it('every key of the types is known', async () => {
  const all = keysOf('PageConfig')
  expect(all.length).toBeGreaterThan(20)
  window.pageConfig = asConfig({
    ...Object.fromEntries(all.map((key) => [key, undefined])),
    shopUrls: Object.fromEntries(keysOf('ShopUrls').map((key) => [key, '/'])),
    mapTiles: { url: '', attribution: '' },
  })
  await nameUnknownKeys()
  expect(warn).not.toHaveBeenCalled()
})

it('an unknown key is named once, with the known one that is nearest', async () => {
  window.pageConfig = asConfig({
    profileURL: '/lk/',
    csrf_token: 'x',
    theme: 'dark',
    shopUrls: { contactLens: '/lenses/' },
    mapTiles: { URL: '', atribution: '' },
  })
  document.head.innerHTML =
    '<script type="application/json" data-lens-config>{ "tokenheader": "X-Token", "basketUrls": "/cart/" }</script>'
  await nameUnknownKeys()
  await nameUnknownKeys()
  expect(warn.mock.calls.map(([text]) => String(text).replace('[lens-widgets] ', ''))).toEqual([
    'pageConfig.profileURL is unknown: is profileUrl meant?',
    'pageConfig.csrf_token is unknown: is csrfToken meant?',
    'pageConfig.theme is unknown',
    'pageConfig.shopUrls.contactLens is unknown: is contactLenses meant?',
    'pageConfig.mapTiles.URL is unknown: is url meant?',
    'pageConfig.mapTiles.atribution is unknown: is attribution meant?',
    'pageConfig.tokenheader is unknown: is tokenHeader meant?',
    'pageConfig.basketUrls is unknown: is basketUrl meant?',
  ])
})

it.each([undefined, null, 7, []])('a configuration that is %j does no harm', async (written) => {
  window.pageConfig = written as unknown as PageConfig
  await nameUnknownKeys()
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['product', 'data-productid="1" data-product_id="2" data-prodct-id="3"', 'product-id'],
  ['product', 'data-sh-ow="buy"', 'show'],
  ['cldeq-8', 'data-meaningfull-change="3"', 'meaningful-change'],
  ['lens-calculator', 'data-moodes="toric"', 'modes'],
])('a misspelt setting of %s is named: %s', (name, attributes, meant) => {
  pageState().told.clear()
  document.body.innerHTML = `<div data-lens-widget="${name}" ${attributes}></div>`
  document.querySelectorAll('div').forEach((container) => nameMisspelt(container, name))
  const given = attributes.split(' ').map((one) => one.replace(/=.*/, ''))
  expect(warn.mock.calls.flat()).toEqual(
    given.map((one) => `[lens-widgets] ${one} is unknown: is data-${meant} meant?`),
  )
})

it.each([
  [
    'product',
    'data-product-id="1" data-show="buy" data-shop="2" data-product="3" data-id="4" class="product_id"',
  ],
  ['lens-calculator', 'data-mode="toric" data-code="5" data-node="6"'],
  ['basket', 'data-basket="1" data-type="eshop" data-product_id="2"'],
  ['feedback', 'data-survey="1"'],
])('attributes of the page itself in the container of %s are not named: %s', (name, attributes) => {
  pageState().told.clear()
  document.body.innerHTML = `<div data-lens-widget="${name}" ${attributes}></div>`
  document.querySelectorAll('div').forEach((container) => nameMisspelt(container, name))
  expect(warn).not.toHaveBeenCalled()
})

it.each<[string, unknown, string[]]>([
  ['a configuration as text', '{"token":"a"}', ['pageConfig is a text: it has to be an object']],
  [
    'a token no header can carry',
    { token: 'токен' },
    ['pageConfig.token is ignored: no header can carry its letters'],
  ],
  [
    'a product address without a place for the product',
    { productUrl: '/catalog/' },
    ['pageConfig.productUrl has neither {code} nor {id}'],
  ],
  [
    'a cabinet at the root',
    { profileUrl: '/' },
    ['pageConfig.profileUrl is "/": the cabinet takes every address of the site'],
  ],
  ['tiles as a text: its letters are no keys', { mapTiles: '/tiles/{z}.png' }, []],
  ['what is as it should be', { token: 'a', productUrl: '/p/{id}/', profileUrl: '/lk/' }, []],
])('%s is told of', async (_, config, told) => {
  pageState().told.clear()
  window.pageConfig = config as PageConfig
  await nameUnknownKeys()
  expect(warn.mock.calls.flat().map((text) => String(text).replace('[lens-widgets] ', ''))).toEqual(told)
})
