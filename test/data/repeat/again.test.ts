import fc from 'fast-check'
import type { Basket } from '#data/basket/basket'
import { changesOf } from '#data/basket/changes'
import { rowsOf } from '#data/basket/totals'
import type { Offer } from '#data/catalogue/product'
import { againLines, boxesOf, expectedBasket, inUsualPacks, lastPayment } from '#data/repeat/again'
import { repeatLines, type WantedItem } from '#data/repeat/repeat'
import type { Order } from '#data/orders/order'
import type { Eye, Lens } from '#domain/lens'

const lens = (eye: Eye, sphere: number | null): Lens => ({
  eye,
  sphere,
  productId: 202,
  title: 'Ясно Месяц',
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: 8.6,
  diameter: 14.2,
})
const offer = (offerId: number, sphere: number, kopecks = 199_000): Offer => ({
  ...lens('right', sphere),
  offerId,
  productId: 202,
  packId: 2020,
  title: 'Ясно Месяц, 6 шт',
  picture: null,
  params: [{ value: 6, unit: 'lenses' }],
  price: { value: kopecks / 100, currency: 'RUB' },
  points: 99,
  isAvailable: true,
})
const worn = [lens('right', -2.75), lens('left', -3)]
const offers = [offer(1, -2.75), offer(2, -3)]
const empty = { items: [], discounts: [], totalPrice: null, deliveryPeriod: null } as unknown as Basket

/** Two packs of these lenses, by a reminder. */
const boxesFor = (productId: number, lenses: readonly Lens[], packsCount = 2) =>
  boxesOf({ productId, title: 'Ясно Месяц', lenses: [...lenses], packsCount })

it('the lenses of both eyes are bought again, the right one first', () => {
  const lines = againLines(repeatLines(boxesFor(202, worn.toReversed()), offers), worn)
  expect(lines?.map(({ offer: { offerId }, eye, quantity }) => [eye, offerId, quantity])).toEqual([
    ['right', 1, 1],
    ['left', 2, 1],
  ])
})

it('as many packs are bought as the reminder is about, one for each eye at least', () => {
  const boxes = (lenses: Lens[], packsCount: number) =>
    boxesFor(202, lenses, packsCount).map(({ lens, quantity }) => [lens?.eye, quantity])
  expect(boxes(worn, 4)).toEqual([
    ['right', 2],
    ['left', 2],
  ])
  expect(boxes(worn.toReversed(), 3)).toEqual([
    ['right', 2],
    ['left', 1],
  ])
  expect(boxes(worn, 1)).toEqual([
    ['right', 1],
    ['left', 1],
  ])
  expect(boxes([lens('left', -3)], 3)).toEqual([['left', 3]])
  // A pack has enough lenses for two equal eyes, and belongs to neither of them.
  const equal = [lens('right', -3), lens('left', -3)]
  expect(boxes(equal, 1)).toEqual([[null, 1]])
  expect(againLines(repeatLines(boxesFor(202, equal, 1), offers), equal)).toMatchObject([
    { eye: undefined, quantity: 1 },
  ])
  expect(boxes(equal, 2)).toEqual([
    ['right', 1],
    ['left', 1],
  ])
  for (const odd of [0, NaN, -2]) expect(boxes([lens('left', -3)], odd)).toEqual([['left', 1]])
})

it('a curve that is not known is that of the only offers where the product is known to be made in no other', () => {
  const unsure = { ...lens('right', -2.75), baseCurve: null }
  const of = (ranges?: Parameters<typeof repeatLines>[2]) =>
    againLines(repeatLines(boxesFor(202, [unsure]), offers, ranges), [unsure])
  const range = (...baseCurve: number[]) => ({
    202: {
      sphere: [-2.75, -3],
      cylinder: [],
      axis: [],
      addition: [],
      baseCurve,
      diameter: [14.2],
      colour: [],
    },
  })
  expect(of(range(8.6))).toHaveLength(1)
  expect(of(range(8.4, 8.6))).toBeUndefined()
  expect(of()).toBeUndefined()
})

it('lenses whose power is not told are not bought again, unless they are made in none', () => {
  const item = { ...offers[0], quantity: 1, offerId: 1 } as unknown as WantedItem
  const untold = [{ ...offer(1, 0), sphere: null }]
  const range = { cylinder: [], axis: [], addition: [], baseCurve: [8.6], diameter: [14.2], colour: [] }
  const unreadable = { state: 'missing', reason: 'unreadable' }
  expect(repeatLines([item], untold, {})).toMatchObject([unreadable])
  expect(repeatLines([item], untold, { 202: { ...range, sphere: [-1] } })).toMatchObject([unreadable])
  expect(repeatLines([item], untold, { 202: { ...range, sphere: [] } })).toMatchObject([{ state: 'ready' }])
  expect(repeatLines(boxesFor(202, worn), untold, {})).toMatchObject([unreadable, unreadable])
})

it('lenses of an order that names no offer are not those of the only offer that is left', () => {
  const item = { ...offers[0], quantity: 1, offerId: null } as unknown as WantedItem
  expect(repeatLines([item], [offer(1, -2.75)])).toMatchObject([{ state: 'choose' }])
})

it('lenses that are not known, sold out or no longer sold have to be chosen', () => {
  const of = (lenses: readonly Lens[], sold: readonly Offer[] = offers) =>
    againLines(repeatLines(boxesFor(202, lenses), sold), lenses)
  expect(of([lens('right', null)])).toBeUndefined()
  expect(of([lens('right', -9), lens('left', -3)])).toBeUndefined()
  expect(of(worn, [offer(1, -2.75), { ...offer(2, -3), isAvailable: false }])).toBeUndefined()
  expect(of(worn, [])).toBeUndefined()
  expect(of([])).toBeUndefined()
})

it('what is expected of the basket adds up, and an equal basket is no change', () => {
  const line = fc.record({
    offer: fc.record({ id: fc.integer({ min: 1, max: 3 }) }).map(({ id }) => offer(id, -id, 10_007 * id)),
    eye: fc.constantFrom<Eye | undefined>('right', 'left', undefined),
    quantity: fc.integer({ min: 1, max: 10 }),
    place: fc.constant(0),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const basket = expectedBasket(empty, lines)
      const kopecks = lines.reduce(
        (sum, { offer, quantity }) => sum + Math.round((offer.price?.value ?? 0) * 100) * quantity,
        0,
      )
      expect(Math.round((basket.totalPrice?.value ?? 0) * 100)).toBe(kopecks)
      expect(rowsOf(basket).map(({ value }) => value)).toEqual([basket.totalPrice])
      const packs = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(basket.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(packs)
      // The shop may write one line for an offer or several, under ids of its own.
      const other = {
        ...basket,
        items: basket.items.flatMap((item, at) => [{ ...item, basketItemId: at }]).toReversed(),
      }
      expect(changesOf(basket, other)).toEqual([])
      const more = {
        ...basket,
        items: basket.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
      }
      expect(changesOf(basket, more)).not.toEqual([])
    }),
  )
})

it('lenses are bought in the pack that was bought last', () => {
  const order = (createdAt: string, packId: number) =>
    ({
      createdAt,
      status: { code: 'received' },
      saleType: 'eshop',
      items: [{ productId: '202', packId }],
    }) as unknown as Order
  const orders = [order('2026-03-01', 1), order('2026-05-01', 2)]
  expect(inUsualPacks(boxesFor(202, worn), orders).map(({ packId }) => packId)).toEqual([2, 2])
  expect(inUsualPacks(boxesFor(203, worn), orders).map(({ packId }) => packId)).toEqual([null, null])
})

it('the payment is that of the last order, where it is allowed', () => {
  const order = (createdAt: string, type: string) => ({ createdAt, payment: { type } }) as unknown as Order
  const orders = [order('2026-03-01', 'card'), order('2026-05-01', 'cash'), order('2026-04-01', 'card')]
  expect(lastPayment(orders, ['card', 'cash'])).toBe('cash')
  expect(lastPayment(orders, ['card'])).toBeUndefined()
  expect(lastPayment([], ['card'])).toBeUndefined()
})

it('the last order is the latest moment, whatever the offset that it is written in', () => {
  const orderOf = (createdAt: string, type: string, packId: number) =>
    ({
      createdAt,
      payment: { type },
      status: { code: 'received' },
      saleType: 'eshop',
      items: [{ productId: '202', packId }],
    }) as unknown as Order
  const orders = [orderOf('2026-03-02T01:00:00+03:00', 'card', 1), orderOf('2026-03-01T23:30:00Z', 'cash', 2)]
  expect(lastPayment(orders, ['card', 'cash'])).toBe('cash')
  expect(inUsualPacks(boxesFor(202, worn), orders).map(({ packId }) => packId)).toEqual([2, 2])
})
