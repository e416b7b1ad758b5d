import fc from 'fast-check'
import { orderSums } from '#data/orders/orderSums'
import type { OrderItem } from '#data/orders/order'

const item = (kopecks: number, quantity: number): OrderItem => ({
  productId: 1,
  packId: 1,
  offerId: null,
  title: 'Ясно День',
  picture: null,
  quantity,
  params: [],
  price: { value: kopecks / 100, currency: 'RUB' },
})

const kopecksOf = (value: number) => Math.round(value * 100)

it('the goods and the rest of an order always come to its total, to the kopeck', () => {
  const lines = fc.array(fc.tuple(fc.nat(10_000_000), fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
    maxLength: 50,
  })
  fc.assert(
    fc.property(lines, fc.nat(100_000_000), (pairs, total) => {
      const items = pairs.map(([price, quantity]) => item(price, quantity))
      const sums = orderSums({ items, totalPrice: { value: total / 100, currency: 'RUB' } })
      const goods = pairs.reduce((sum, [price, quantity]) => sum + price * quantity, 0)
      expect(kopecksOf(sums?.goods.value ?? NaN)).toBe(goods)
      expect(goods + kopecksOf(sums?.rest?.value ?? NaN)).toBe(total)
    }),
  )
})

it('lines that could not be read are left out, and nothing else is reckoned from the sum', () => {
  const readable = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  const unread = fc.constantFrom<OrderItem>(
    { ...item(500, 0), isUnreadable: true },
    { ...item(500, 2), title: '', isUnreadable: true },
    { ...item(500, 2), price: null },
  )
  fc.assert(
    fc.property(fc.array(readable, { minLength: 1 }), fc.array(unread, { minLength: 1 }), (read, gaps) => {
      const items = [...gaps, ...read.map(({ price, quantity }) => item(price, quantity))]
      const sums = orderSums({ items, totalPrice: { value: 9_999, currency: 'RUB' } })
      const goods = read.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      expect(sums).toEqual({ goods: { value: goods / 100, currency: 'RUB' }, rest: null })
    }),
  )
})

it.each([
  ['no price is told', { ...item(100, 1), price: null }],
  ['a price is of another currency', { ...item(100, 1), price: { value: 1, currency: 'KZT' as const } }],
])('nothing is summed up where %s', (_, line) => {
  expect(orderSums({ items: [line], totalPrice: { value: 1, currency: 'RUB' } })).toBeUndefined()
})
