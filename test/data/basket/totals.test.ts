import fc from 'fast-check'
import type { Basket, BasketItem } from '#data/basket/basket'
import { limitsOf } from '#data/basket/limits'
import { rowsOf } from '#data/basket/totals'
import { sumOf, times } from '#domain/numbers/sums'

const roubles = (kopecks: number) => ({ value: kopecks / 100, currency: 'RUB' as const })
const kopecks = fc.integer({ min: 1, max: 10_000_00 })

it('sums of prices are exact to the kopeck', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(kopecks, fc.integer({ min: 1, max: 99 })), { minLength: 1 }), (lines) => {
      const exact = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0)
      const sum = sumOf(lines.map(([price, quantity]) => ({ price: roubles(price), quantity })))
      expect(sum).toEqual(roubles(exact))
    }),
  )
})

it('no sum is made of several currencies, or of a price that is missing', () => {
  expect(sumOf([{ price: roubles(1), quantity: 1 }, { price: { value: 1, currency: 'KZT' }, quantity: 1 }])).toBeNull() // prettier-ignore
  expect(sumOf([{ price: null, quantity: 1 }])).toBeNull()
})

const basketOf = (items: [full: number, paid: number, quantity: number][], off: number, total: number) =>
  ({
    items: items.map(([full, paid, quantity]) => ({
      price: roubles(paid),
      priceWithoutDiscount: roubles(full),
      quantity,
    })) as BasketItem[],
    discounts: [{ code: 'promo_code', title: 'Промокод', value: roubles(off) }],
    totalPrice: roubles(total),
  }) as Basket

it('the rows above the total add up to it, or there are none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(kopecks, kopecks, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 }),
      fc.nat(1000),
      fc.integer({ min: -2, max: 2 }),
      (items, off, error) => {
        const paid = items.reduce((sum, [, price, quantity]) => sum + price * quantity, 0)
        const rows = rowsOf(basketOf(items, off, paid - off + error))
        if (error !== 0) expect(rows).toEqual([])
        else {
          const sum = sumOf(rows.map(({ value }) => ({ price: value, quantity: 1 })))
          expect(sum ?? roubles(0)).toEqual(times(roubles(paid - off), 1))
          expect(rows.every(({ value }) => value.value !== 0)).toBe(true)
        }
      },
    ),
  )
})

it('a discount of the goods that the basket lists among its own is counted once', () => {
  const basket = basketOf([[2090_00, 1990_00, 2]], 200_00, 3980_00)
  expect(rowsOf(basket)).toEqual([
    { title: 'Товары', value: roubles(4180_00) },
    { title: 'Промокод', value: roubles(-200_00) },
  ])
})

it.each([0, 1000_00])(
  'an old price of %i kopecks, which is not above the paid one, is no discount',
  (full) => {
    expect(rowsOf(basketOf([[full, 1990_00, 2]], 100_00, 3880_00))).toEqual([
      { title: 'Товары', value: roubles(3980_00) },
      { title: 'Промокод', value: roubles(-100_00) },
    ])
  },
)

it('what lacks to the least sum is not told while a line cannot be read: it may be the price of that line', () => {
  const basket = {
    ...basketOf([[100_00, 100_00, 1]], 0, 100_00),
    minOrderPrice: roubles(500_00),
    maxOrderItemsCount: null,
  }
  expect(limitsOf(basket)).toHaveLength(1)
  expect(limitsOf({ ...basket, hasUnreadable: true })).toEqual([])
})
