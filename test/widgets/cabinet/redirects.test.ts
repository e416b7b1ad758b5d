import { redirectOf } from '../../../widgets/cabinet/redirects'
import { sectionAt } from '../../../widgets/cabinet/sections'

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
])('leads %s to %s, and there is a page there', (from, to) => {
  expect(redirectOf(from, true)?.path).toBe(to)
  expect(sectionAt(to)).toBeDefined()
  expect(redirectOf(to, true)).toBeUndefined()
})

it('opens the points with the tab of the ways to earn', () => {
  expect(redirectOf('/club/get-points', true)).toEqual({ path: '/points/', state: { tab: 'getpoints' } })
})

it('sends whoever has no consumer part to the data page of the site', () => {
  expect(redirectOf('/my/profile/', false)).toEqual({ path: '/info/', isOutside: true })
})

it.each(['/', '/profile/', '/nowhere/', '/constructor', '/__proto__'])('leaves %s alone', (path) => {
  expect(redirectOf(path, true)).toBeUndefined()
})
