import { redirectOf } from '../../../widgets/cabinet/redirects'
import { sectionAt } from '#shell/lib/section'
import { sections } from '../../../widgets/cabinet/sections'

it.each([
  ['/my-profile', '/profile/'],
  ['/my/profile', '/profile/'],
  ['/my/profile/', '/profile/'],
  ['/my/orders', '/orders/'],
  ['/my/subscription', '/subscription/'],
  ['/invite', '/club/invite/'],
  ['/my/', '/products/'],
  ['/my-goods', '/products/'],
  ['/my/lenses', '/products/'],
  ['/my/lenses/', '/products/'],
  ['/notifications', '/remind/'],
  ['/my/notifications', '/remind/'],
  ['/club', '/'],
  ['/club/', '/'],
  ['/club/bonus-packages', '/trial/'],
  ['/my/optics', '/optics/'],
  ['/optician-shares', '/optics/'],
  ['/club/my-points', '/points/'],
  ['/club/get-points', '/points/'],
  ['/my/buy-promo', '/promocodes/'],
])('the old address %s leads to %s, which exists', (from, to) => {
  expect(redirectOf(from, true)?.path).toBe(to)
  expect(sectionAt(sections, to)).toBeDefined()
  expect(redirectOf(to, true)).toBeUndefined()
})

it('the old address of the ways to earn opens their tab of the points', () => {
  expect(redirectOf('/club/get-points', true)).toEqual({ path: '/points/', state: { tab: 'getpoints' } })
})

it('a visitor without a consumer part is sent to the data page of the site', () => {
  expect(redirectOf('/my/profile/', false)).toEqual({ path: '/info/', isOutside: true })
})

it.each(['/', '/profile/', '/nowhere/', '/constructor', '/__proto__'])('%s is not redirected', (path) => {
  expect(redirectOf(path, true)).toBeUndefined()
})
