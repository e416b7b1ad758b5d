import { deliveryPrice } from '#data/checkout/deliveryPrice'

type Args = Parameters<typeof deliveryPrice>
type Service = NonNullable<Args[0]>[number]

const service = (code: string, value: number, type: Service['type'] = 'point'): Service =>
  ({ code, type, title: '', price: { value, currency: 'RUB' } }) as Service
const point = (type: string) => ({ type }) as Args[2]
const priceOf = (services: Service[], type: string) =>
  deliveryPrice(services, 'point', point(type), undefined)?.value

it('a point has the price of its own service', () => {
  const both = [service('cse_optic_pickup', 0), service('cse_pickup', 290)]
  expect(priceOf(both, 'optic')).toBe(0)
  expect(priceOf(both, 'pickup')).toBe(290)
  expect(priceOf(both, 'postmat')).toBe(290)
})

it('the price of opticians is no price of other points, and theirs is none of opticians', () => {
  expect(priceOf([service('cse_optic_pickup', 0)], 'pickup')).toBeUndefined()
  expect(priceOf([service('cse_pickup', 290)], 'optic')).toBeUndefined()
})

it('a service whose code we do not know may be of any point', () => {
  expect(priceOf([service('cse_optic_pickup', 0), service('boxes', 150)], 'postmat')).toBe(150)
})
