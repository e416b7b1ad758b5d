import * as config from '../../src/host/config'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())

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
  ['', '/'],
])('the profile URL %j becomes %j', (written, meant) => {
  window.pageConfig = { profileUrl: written }
  expect(config.profileUrl()).toBe(meant)
})

it('a base element of the page does not redirect calls', () => {
  document.head.innerHTML = '<base href="https://evil.test/">'
  expect(config.apiUrl()).toBe('https://shop.test/api')
  document.head.innerHTML = ''
})

it('a page key of a wrong type is reported once by name, and its default is used', () => {
  window.pageConfig = {
    tokenHeader: 5,
    hideMenu: 'yes',
    shopUrls: 'none',
  } as unknown as typeof window.pageConfig & object
  expect(config.tokenHeader()).toBe('X-Auth-Token')
  expect(config.tokenHeader()).toBe('X-Auth-Token')
  expect(config.hideMenu()).toBe(false)
  expect(config.shopUrl('drops')).toBe('/catalog/drops/')
  expect(warn.mock.calls.flat().join()).toMatch(
    /pageConfig\.tokenHeader .*pageConfig\.hideMenu .*pageConfig\.shopUrls/,
  )
  expect(warn).toHaveBeenCalledTimes(3)
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

it('a new token replaces even a frozen page configuration', () => {
  window.pageConfig = Object.freeze({ token: 'old', csrfToken: 'kept' })
  config.storeToken('new')
  expect(window.pageConfig).toEqual({ token: 'new', csrfToken: 'kept' })
})
