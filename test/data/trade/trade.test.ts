import fc from 'fast-check'
import type { Basket, BasketItem } from '#data/basket/basket'
import { noteProduct } from '#data/catalogue/knownProducts'
import { linesBeyond, tradeOf } from '#data/trade/trade'

const kopecks = fc.integer({ min: 0, max: 10_000_000 })
const money = kopecks.map((value) => ({ value: value / 100, currency: 'RUB' as const }))

/** Lines whose titles, codes and offers name powers, as those of some shops do. */
const line = fc.record({
  basketItemId: fc.integer({ min: 1, max: 30 }),
  offerId: fc.constantFrom(null, 'sph-2.75', 'sph-3.00', 'sph+1.25'),
  productId: fc.constantFrom(null, 1, 2, '3'),
  title: fc.constantFrom('Ясно Месяц −2,75', 'Ясно Месяц −3,00'),
  code: fc.constantFrom('yasno-minus-2-75', 'yasno-minus-3'),
  types: fc.constantFrom([], ['monthly']),
  quantity: fc.integer({ min: 1, max: 20 }),
  price: money,
  priceWithoutDiscount: fc.option(money),
})
const lines = fc.uniqueArray(line, { maxLength: 6, selector: ({ basketItemId }) => basketItemId })
const basketOf = (items: readonly unknown[]) => ({ items: items as BasketItem[] }) as Basket
const packs = (all: readonly { quantity: number }[]) => all.reduce((sum, { quantity }) => sum + quantity, 0)
const all = () => true

beforeAll(() => {
  noteProduct({ id: 1, title: 'Ясно Месяц', category: 'lenses' })
  noteProduct({ id: '2', title: 'Росинка', category: 'solutions' })
})

it('the value is the sum of price and quantity to the kopeck, and no discount is negative', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const { items, value, currency } = tradeOf(given)
      const exact = given.reduce(
        (sum, { price, quantity }) => sum + Math.round(price.value * 100) * quantity,
        0,
      )
      expect(value).toBe(given.length === 0 ? null : exact / 100)
      expect(currency).toBe(given.length === 0 ? null : 'RUB')
      for (const [index, { price, discount }] of items.entries()) {
        const { priceWithoutDiscount, price: paid } = given[index] as (typeof given)[number]
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(price).toBe(paid.value)
        const full = Math.round((priceWithoutDiscount?.value ?? 0) * 100)
        if (full > Math.round(paid.value * 100)) expect(Math.round((discount + paid.value) * 100)).toBe(full)
      }
    }),
  )
})

it('a title that cannot be read is told as unknown', () => {
  noteProduct({ id: 4, title: '', category: null })
  const price = { value: 1, currency: 'RUB' as const }
  expect(tradeOf([{ productId: 4, price, quantity: 1 }]).items).toMatchObject([
    { title: null, category: null },
  ])
})

it('no power of a lens is in what is told', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const { items } = tradeOf(given)
      for (const item of items)
        expect(Object.keys(item).sort()).toEqual(['category', 'discount', 'id', 'price', 'quantity', 'title'])
      expect(items.map(({ title, category, id }) => [title, category, id])).toEqual(
        given.map(({ productId }) => {
          if (productId === 1) return ['Ясно Месяц', 'lenses', 1]
          return productId === 2 ? ['Росинка', 'solutions', 2] : [null, null, productId]
        }),
      )
    }),
  )
})

it('what one basket has beyond another, and the other beyond it, is all of their difference', () => {
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const before = basketOf(one)
      const after = basketOf(other)
      const added = packs(linesBeyond(before, after, all))
      const removed = packs(linesBeyond(after, before, all))
      expect(packs(one) + added - removed).toBe(packs(other))
      expect(linesBeyond(before, before, all)).toEqual([])
    }),
  )
})

it('a line that a write does not name is none of its doing', () => {
  const mine = { basketItemId: 1, offerId: 1, quantity: 1 }
  const gift = { basketItemId: 2, offerId: 2, quantity: 1 }
  const isNamed = ({ offerId }: BasketItem) => offerId === 1
  expect(linesBeyond(basketOf([]), basketOf([mine, gift]), isNamed)).toEqual([mine])
})

it('a price that is not known leaves the value open', () => {
  const known = { productId: 1, price: { value: 690, currency: 'RUB' as const }, quantity: 2 }
  expect(tradeOf([known, { ...known, price: null }])).toMatchObject({ currency: 'RUB', value: null })
  expect(tradeOf([{ ...known, price: null }])).toMatchObject({ currency: null, value: null })
})
