import * as config from '#host/page/config'
import { isMenuHidden } from '#shell/lib/isMenuHidden'
import { storeInConfig } from '#host/page/storeInConfig'
import { pageState } from '#host/pageState'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())

it.each([
  ['<div></div>', {}, false],
  ['<div data-hide-menu></div>', {}, true],
  ['<div data-hide-menu="true"></div>', {}, true],
  ['<div data-hide-menu="false"></div>', {}, false],
  ['<div data-hide-menu="false"></div>', { hideMenu: true }, true],
])('%s with %j has no menu: %s', (markup, page, isHidden) => {
  window.pageConfig = page
  const { content } = Object.assign(document.createElement('template'), { innerHTML: markup })
  expect(isMenuHidden(content.firstElementChild as Element)).toBe(isHidden)
})

it('the page configuration has a default for each optional key', () => {
  window.pageConfig = {}
  expect(config.profileUrl()).toBe('/personal/')
  expect(config.apiUrl()).toBe('https://shop.test/api')
  expect(config.token()).toBeUndefined()
  expect(config.tokenHeader()).toBe('X-Auth-Token')
  expect(config.csrfHeader()).toBe('X-CSRF-Token')
  expect(config.chatUrl()).toBe('https://vk.me/lensclub')
  expect(config.basketUrl()).toBe('/basket/')
  expect(config.metricsId()).toBeUndefined()
  expect(config.hideMenu()).toBe(false)
  expect(config.shopUrl('dailyLenses')).toBe('/catalog/daily-lenses/')
  expect(warn).not.toHaveBeenCalled()
})

it('the page configuration is read when it is needed', () => {
  window.pageConfig = { token: 'one' }
  window.pageConfig.token = 'two'
  expect(config.token()).toBe('two')
})

it.each([
  ['personal', '/personal/'],
  ['/my/cabinet', '/my/cabinet/'],
  ['https://shop.test/lk/', '/lk/'],
  ['/', '/'],
  ['', '/personal/'],
])('the profile URL %j becomes %j', (written, meant) => {
  window.pageConfig = { profileUrl: written }
  expect(config.profileUrl()).toBe(meant)
})

it('a base element of the page does not redirect calls', () => {
  document.head.innerHTML = '<base href="https://evil.test/">'
  expect(config.apiUrl()).toBe('https://shop.test/api')
  document.head.innerHTML = ''
})

it('a block of configuration that is no JSON is reported, and one beside it still counts', () => {
  const block = (json: string) => `<script type="application/json" data-lens-config>${json}</script>`
  window.pageConfig = {}
  document.head.innerHTML = block('{"locatorUrl":')
  expect(config.locatorUrl()).toBe('/locator/')
  expect(warn.mock.calls.flat().join()).toMatch(/data-lens-config is ignored: .* cannot be parsed/)
  document.head.innerHTML = block('{') + block('{"locatorUrl":"/optics/"}')
  expect(config.locatorUrl()).toBe('/optics/')
  document.head.innerHTML = ''
})

it('of several blocks one that is no JSON is reported, too', () => {
  pageState().told.clear()
  window.pageConfig = {}
  const block = (json: string) => `<script type="application/json" data-lens-config>${json}</script>`
  document.head.innerHTML = block('{"token":"a"}') + block('{"token":')
  expect(config.token()).toBe('a')
  expect(config.token()).toBe('a')
  expect(warn.mock.calls.flat().join()).toMatch(/data-lens-config is ignored: .* cannot be parsed/)
  expect(warn).toHaveBeenCalledTimes(1)
  document.head.innerHTML = ''
})

it('a page key of a wrong type is reported once by name, and its default is used', () => {
  window.pageConfig = {
    tokenHeader: 5,
    hideMenu: 'yes',
    shopUrls: { drops: 7 },
  } as unknown as typeof window.pageConfig & object
  expect(config.tokenHeader()).toBe('X-Auth-Token')
  expect(config.tokenHeader()).toBe('X-Auth-Token')
  expect(config.hideMenu()).toBe(false)
  expect(config.shopUrl('drops')).toBe('/catalog/drops/')
  expect(warn.mock.calls.flat().join()).toMatch(
    /pageConfig\.tokenHeader .*pageConfig\.hideMenu .*pageConfig\.shopUrls\.drops/,
  )
  expect(warn).toHaveBeenCalledTimes(3)
})

it('a name that no header can have is told of once, and the default counts', () => {
  pageState().told.clear()
  window.pageConfig = { tokenHeader: 'X Auth', csrfHeader: 'X-Токен', idempotencyHeader: 'X-Key:' }
  expect([config.tokenHeader(), config.csrfHeader()]).toEqual(['X-Auth-Token', 'X-CSRF-Token'])
  expect([config.idempotencyHeader(), config.tokenHeader()]).toEqual(['Idempotency-Key', 'X-Auth-Token'])
  expect(warn.mock.calls.flat()).toEqual([
    '[lens-widgets] pageConfig.tokenHeader is ignored: "X Auth" is no name of a header',
    '[lens-widgets] pageConfig.csrfHeader is ignored: "X-Токен" is no name of a header',
    '[lens-widgets] pageConfig.idempotencyHeader is ignored: "X-Key:" is no name of a header',
  ])
})

it('a throwing getter or a configuration that is no object does no harm', () => {
  window.pageConfig = {
    get token(): string {
      throw new Error('no')
    },
  }
  expect(config.token()).toBeUndefined()
  window.pageConfig = 'broken' as unknown as typeof window.pageConfig & object
  expect(config.token()).toBeUndefined()
})

it('where the configuration cannot be read at all, the defaults count', () => {
  const page = Object.getOwnPropertyDescriptor(window, 'pageConfig') ?? {}
  const get = (): never => {
    throw new Error('no')
  }
  Object.defineProperty(window, 'pageConfig', { get, configurable: true })
  expect([config.isConfigured(), config.token(), config.apiUrl()]).toEqual([
    false,
    undefined,
    'https://shop.test/api',
  ])
  Object.defineProperty(window, 'pageConfig', page)
})

it('a new token replaces even a frozen page configuration', () => {
  window.pageConfig = Object.freeze({ token: 'old', csrfToken: 'kept' })
  storeInConfig({ token: 'new' })
  expect(window.pageConfig).toEqual({ token: 'new', csrfToken: 'kept' })
})

it.each([
  ['/enter/', 'https://shop.test/enter/'],
  ['https://id.shop.test/', 'https://id.shop.test/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('the address %j of a page of the shop becomes %j', (written, meant) => {
  window.pageConfig = { loginUrl: written, sessionUrl: written, privacyUrl: written }
  expect([config.loginUrl(), config.sessionUrl()]).toEqual([meant, meant])
  expect(config.privacyUrl()).toBe(meant && written)
})

it('an empty string in the page configuration counts as missing', () => {
  window.pageConfig = { tokenHeader: '', csrfHeader: '', apiUrl: '', chatUrl: '', shopUrls: { drops: '' } }
  expect(config.tokenHeader()).toBe('X-Auth-Token')
  expect(config.csrfHeader()).toBe('X-CSRF-Token')
  expect(config.apiUrl()).toBe('https://shop.test/api')
  expect(config.chatUrl()).toBe('https://vk.me/lensclub')
  expect(config.shopUrl('drops')).toBe('/catalog/drops/')
  expect(warn).not.toHaveBeenCalled()
})

describe('on a page that has changed what all objects have', () => {
  const objects = Object.prototype as unknown as Record<string, unknown>
  const spoilt = {
    apiUrl: 'https://evil.test',
    token: 'theirs',
    drops: '/evil/',
    shopUrls: { solutions: '/evil/' },
  }
  beforeEach(() => Object.assign(objects, spoilt))
  afterEach(() => Object.keys(spoilt).forEach((key) => Reflect.deleteProperty(objects, key)))

  it('only own keys of the page configuration count', () => {
    window.pageConfig = { shopUrls: {} }
    expect(config.apiUrl()).toBe('https://shop.test/api')
    expect(config.token()).toBeUndefined()
    expect(config.shopUrl('drops')).toBe('/catalog/drops/')
    window.pageConfig = {}
    expect(config.shopUrl('solutions')).toBe('/catalog/solutions/')
  })
})

describe('a configuration as JSON', () => {
  const write = (json: string) => {
    document.head.innerHTML = `<script type="application/json" data-lens-config>${json}</script>`
  }
  afterEach(() => document.head.replaceChildren())

  it('counts where the page has no other', () => {
    delete window.pageConfig
    write('{"token": "written", "hideMenu": true, "shopUrls": {"drops": "/drops/"}}')
    expect(config.token()).toBe('written')
    expect(config.hideMenu()).toBe(true)
    expect(config.shopUrl('drops')).toBe('/drops/')
    expect(config.shopUrl('solutions')).toBe('/catalog/solutions/')
  })

  it('gives way to each key that window.pageConfig has', () => {
    window.pageConfig = { token: 'of the page', basketUrl: '' }
    write('{"token": "written", "basketUrl": "/cart/"}')
    expect(config.token()).toBe('of the page')
    expect(config.basketUrl()).toBe('/cart/')
  })

  it('leaves a new token to window.pageConfig', () => {
    delete window.pageConfig
    write('{"token": "written"}')
    storeInConfig({ token: 'new' })
    expect(window.pageConfig).toEqual({ token: 'new' })
    expect(config.token()).toBe('new')
  })

  const block = (json: string) => `<script type="application/json" data-lens-config>${json}</script>`

  it.each([
    ['{"token":"head"}', '{"token":"body"}', 'body'],
    ['{"token":"head"}', '{"hideMenu":true}', undefined],
    ['{"token":"head"}', '{', 'head'],
    ['{"token":"head"}', '', 'head'],
    [
      '',
      '{"token":""}</script><script type="application/json" data-lens-config>{"token":"second"}',
      'second',
    ],
  ])('in the head %s gives way to %s in the body', (inHead, inBody, counts) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    delete window.pageConfig
    document.head.innerHTML = block(inHead)
    if (inBody !== '') document.body.innerHTML = block(inBody)
    expect(config.token()).toBe(counts)
    document.body.replaceChildren()
  })

  it.each(['{"token":"of the next page"}', '{}'])(
    'of a swapped page counts before a token that was renewed on the one before: %s',
    (next) => {
      delete window.pageConfig
      document.body.innerHTML = block('{"token":"first"}')
      storeInConfig({ token: 'renewed', csrfToken: 'fresh' })
      expect([config.token(), config.csrfToken()]).toEqual(['renewed', 'fresh'])
      document.body.innerHTML = block(next)
      expect(config.token()).toBe((JSON.parse(next) as { token?: string }).token)
      document.body.innerHTML = block('{"token":"first"}')
      expect(config.token()).toBe('renewed')
      document.body.replaceChildren()
    },
  )

  it('stays renewed where the page has it in window.pageConfig alone', () => {
    window.pageConfig = { token: 'old' }
    storeInConfig({ token: 'new' })
    document.body.innerHTML = '<p>Another part of the page</p>'
    expect(config.token()).toBe('new')
    document.body.replaceChildren()
  })

  it.each(['{', 'null', '[]', ''])('that is %j does no harm', (json) => {
    window.pageConfig = { token: 'of the page' }
    write(json)
    expect(config.token()).toBe('of the page')
    expect(config.basketUrl()).toBe('/basket/')
  })
})

it.each([
  ['a\nb', undefined],
  ['токен', undefined],
  ['  ', undefined],
  ['token\n', 'token'],
])('of the token %j a header can hold %j', (written, sent) => {
  window.pageConfig = { token: written, csrfToken: written }
  expect(config.token()).toBe(sent)
  expect(config.csrfToken()).toBe(sent)
})

it.each([
  [undefined, '', false],
  [{}, '', false],
  [{ token: 'a' }, '', true],
  ['{"token":"a"}', '', true],
  [{}, '<script type="application/json" data-lens-config>{}</script>', true],
])('the page %j with %j says something: %s', (pageConfig, html, isSaid) => {
  window.pageConfig = pageConfig as unknown as typeof window.pageConfig & object
  document.body.innerHTML = html
  expect(config.isConfigured()).toBe(isSaid)
  document.body.replaceChildren()
})
