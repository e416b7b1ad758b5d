import fc from 'fast-check'
import type { Basket, BasketItem } from '#data/basket/basket'
import { changesOf } from '#data/basket/changes'
import { basket as readBasket } from '#data/basket/readBasket'

const roubles = (value: number) => ({ value, currency: 'RUB' as const })

const line = fc.record({
  offerId: fc.integer({ min: 1, max: 50 }),
  quantity: fc.integer({ min: 1, max: 20 }),
})
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 5, selector: ({ offerId }) => offerId })

const itemsOf = (wanted: { offerId: number; quantity: number }[]) =>
  wanted.map(({ offerId, quantity }, place) => ({
    basketItemId: place,
    offerId,
    title: `Линзы ${offerId}`,
    quantity,
    price: roubles(offerId * 100),
  })) as BasketItem[]

const basketOf = (items: BasketItem[]) =>
  ({ items, totalPrice: roubles(1_990), deliveryPeriod: null as Basket['deliveryPeriod'] }) as Basket

it('a basket with the same lines in another order, or a line in two parts, has not changed', () => {
  fc.assert(
    fc.property(lines, (wanted) => {
      const seen = basketOf(itemsOf(wanted))
      const halves = wanted.flatMap(({ offerId, quantity }) => [
        { offerId, quantity: 1 },
        ...(quantity > 1 ? [{ offerId, quantity: quantity - 1 }] : []),
      ])
      expect(changesOf(seen, basketOf(itemsOf(halves).reverse()))).toEqual([])
    }),
  )
})

it('whatever differs in a line is told with the line, and nothing else is', () => {
  const edit = fc.constantFrom<(item: BasketItem) => BasketItem[]>(
    (item) => [{ ...item, quantity: item.quantity + 1 }],
    (item) => [{ ...item, price: roubles(5) }],
    () => [],
  )
  fc.assert(
    fc.property(lines, edit, fc.nat(), (wanted, change, place) => {
      const seen = itemsOf(wanted)
      const changed = place % seen.length
      const now = seen.flatMap((item, index) => (index === changed ? change(item) : [item]))
      const told = changesOf(basketOf(seen), basketOf(now))
      expect(told.map(({ offerId }) => offerId)).toEqual([seen[changed]?.offerId])
    }),
  )
})

it('another period and another total are told by name, with words that differ', () => {
  const seen = { ...basketOf([]), deliveryPeriod: 'monthly' as const }
  const now = { ...seen, deliveryPeriod: 'quarterly' as const }
  expect(changesOf(seen, now)).toEqual([
    { offerId: null, title: 'Подписка', was: '1 раз в месяц', is: '1 раз в 3 месяца' },
  ])
  const periods = (deliveryPeriod: Basket['deliveryPeriod']) =>
    changesOf(seen, { ...seen, deliveryPeriod }).map(({ title, is }) => [title, is])
  expect(periods(null)).toEqual([['Подписка', 'нет']])
  expect(periods(false)).toEqual([['Подписка', 'не удалось показать']])
  expect(changesOf(seen, { ...seen, totalPrice: null })).toEqual([
    { offerId: null, title: 'Итого', was: '1\u00a0990\u00a0₽', is: '—' },
  ])
})

it('an empty promo code is none', () => {
  expect(readBasket({ items: [], promo_code: '' }).promoCode).toBeNull()
})
