import fc from 'fast-check'
import { daysBetween } from '#domain/dates/dates'
import { addDays } from '#domain/dates/days'
import type { Order } from '#data/orders/order'
import { purchasesOf } from '#data/orders/purchases'
import type { LensesInfo } from '#data/profile/profile'
import type { Reminder } from '#data/reminders/reminder'
import { boughtSince, stockOf, type StockFacts } from '#data/stock/stock'
import { stockOnHome } from '#data/stock/stockOnHome'
import { wearOfProduct } from '#data/stock/wearOfProduct'
import type { Product } from '#data/catalogue/product'

const TODAY = '2026-11-24'
const EYES = ['right', 'left'] as const

/* The records have only the fields that the model looks at. */
const reminderOf = (rest: object = {}) =>
  ({
    productId: 202,
    packsCount: 1,
    purchasedAt: addDays(TODAY, -72),
    lenses: EYES.map((eye) => ({ eye, productId: 202 })),
    ...rest,
  }) as unknown as Reminder
const orderOf = (createdAt: string | null, quantity: number, lenses = 6, code = 'received') =>
  ({
    createdAt,
    saleType: 'eshop',
    status: { code, label: '' },
    items: [{ productId: 202, quantity, params: [{ value: lenses, unit: 'lenses' }] }],
  }) as unknown as Order

const facts = (rest: Partial<StockFacts> = {}): StockFacts => ({
  reminders: [reminderOf()],
  wear: { lensesInPack: 6, daysPerLens: 30 },
  eyes: 2,
  today: TODAY,
  ...rest,
})
const byOrders = (orders: Order[], rest: Partial<StockFacts> = {}) =>
  stockOf(202, facts({ reminders: [], purchases: purchasesOf(orders), ...rest }))

it('the purchase of the reminder goes first, and of several reminders the last one', () => {
  const purchases = purchasesOf([orderOf(TODAY, 9)])
  expect(stockOf(202, facts({ purchases }))).toMatchObject({
    endsAt: '2029-03-01',
    daysLeft: 828,
    basis: { kind: 'reminder', packs: 1, purchasedAt: '2026-09-13' },
    supply: { total: 30, left: 28 },
  })
  const both = [reminderOf(), reminderOf({ purchasedAt: TODAY })]
  expect(stockOf('202', facts({ reminders: both }))).toMatchObject({ daysLeft: 90 })
  expect(stockOf('202', facts({ reminders: both.toReversed() }))).toMatchObject({ daysLeft: 90 })
})

it('a reminder that tells no purchase leaves it to the orders, where there are some', () => {
  const reminders = [reminderOf({ purchasedAt: null })]
  expect(stockOf(202, facts({ reminders }))).toBeUndefined()
  const purchases = purchasesOf([orderOf(TODAY, 1)])
  expect(stockOf(202, facts({ reminders, purchases }))).toMatchObject({ basis: { kind: 'orders' } })
})

it('what is bought after the purchase of the reminder is told apart, and counted once', () => {
  const purchases = purchasesOf([orderOf(addDays(TODAY, -9), 2), orderOf(addDays(TODAY, -72), 1)])
  const stock = stockOf(202, facts({ purchases }))
  expect(stock).toMatchObject({ endsAt: addDays(TODAY, 18 + 2 * 90), supply: { total: 9, left: 7 } })
  expect(stock && boughtSince(202, stock, purchases)).toBe(2)
  const counted = byOrders([orderOf(TODAY, 2)])
  expect(counted && boughtSince(202, counted, purchases)).toBe(0)
})

const past = fc.integer({ min: 0, max: 900 }).map((days) => addDays(TODAY, -days))
const oddDay = fc.constantFrom(null, '', 'вчера', '2026-13-45', '0000-00-00')
const packs = fc.integer({ min: 1, max: 99 })
const wear = fc.record({
  lensesInPack: fc.constantFrom(1, 2, 6, 30, 90),
  daysPerLens: fc.constantFrom(1, 14, 30),
})

it('more packs never last shorter', () => {
  fc.assert(
    fc.property(packs, packs, past, wear, fc.constantFrom(1, 2), (some, more, day, wear, eyes) => {
      const lasts = (count: number) => [
        stockOf(202, facts({ wear, reminders: [reminderOf({ packsCount: count, purchasedAt: day })] })),
        byOrders([orderOf(day, count, wear.lensesInPack)], { wear, eyes }),
      ]
      lasts(some).forEach((less, index) => {
        const greater = lasts(some + more)[index]
        if (less) expect(daysBetween(less.endsAt, greater?.endsAt)).toBeGreaterThanOrEqual(0)
      })
    }),
  )
})

it('another purchase never lets the lenses end earlier', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(past, packs), { minLength: 1 }), past, packs, (all, day, count) => {
      const orders = all.map(([at, quantity]) => orderOf(at, quantity))
      const before = byOrders(orders)
      const after = byOrders([...orders, orderOf(day, count)])
      expect(daysBetween(before?.endsAt, after?.endsAt)).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('the days that are left are a whole number from 0 on, or nothing is told', () => {
  const odd = fc.oneof(oddDay, past)
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, NaN, Infinity, 1e300))
  const oddWear = fc.option(fc.record({ lensesInPack: number, daysPerLens: fc.constantFrom(1, 14, 30) }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(
      odd,
      odd,
      number,
      number,
      oddWear,
      fc.constantFrom(0, 1, 2),
      (told, at, many, sold, wear, eyes) => {
        const reminders = [reminderOf({ purchasedAt: told, packsCount: many })]
        const purchases = purchasesOf([orderOf(at, sold)])
        for (const given of [{ reminders }, { reminders: [], purchases }, { reminders, purchases }]) {
          const stock = stockOf(202, facts({ wear, eyes, ...given }))
          if (stock === undefined) continue
          expect(stock.endsAt).toMatch(/^\+?\d{4,6}-\d\d-\d\d$/)
          expect(stock.daysLeft).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(stock.daysLeft)).toBe(true)
        }
      },
    ),
  )
})

it('a day that cannot be read is unknown, not the beginning of time', () => {
  fc.assert(
    fc.property(oddDay, packs, (day, count) => {
      expect(
        stockOf(202, facts({ reminders: [reminderOf({ purchasedAt: day, packsCount: count })] })),
      ).toBeUndefined()
      expect(byOrders([orderOf(day, count)])).toBeUndefined()
    }),
  )
})

it('all screens tell one day: the home tells it, or nothing', () => {
  const types: Record<number, string> = { 1: 'daily', 14: 'two_weeks', 30: 'monthly' }
  fc.assert(
    fc.property(
      fc.array(fc.record({ purchasedAt: fc.oneof(oddDay, past), packsCount: packs }), { minLength: 1 }),
      fc.array(fc.tuple(past, packs)),
      wear,
      fc.boolean(),
      fc.boolean(),
      (told, bought, { lensesInPack, daysPerLens }, isRead, isKnown) => {
        const reminders = told.map(reminderOf)
        const orders = bought.map(([at, quantity]) => orderOf(at, quantity, lensesInPack))
        const replacement = types[daysPerLens] ?? null
        const purchases = purchasesOf(orders)
        const product = {
          types: [replacement],
          eshopPacks: [{ params: [{ value: lensesInPack, unit: 'lenses' }] }],
          monoPacks: [],
        } as unknown as Product
        const beside = stockOf(202, {
          reminders,
          purchases,
          wear: wearOfProduct(202, product, purchases, null),
          eyes: 2,
          today: TODAY,
        })
        const home = stockOnHome(reminderOf(), {
          reminders,
          orders: isRead ? orders : undefined,
          info: isKnown
            ? ({ lenses: [{ productId: '202' }], replacement } as unknown as LensesInfo)
            : undefined,
          today: TODAY,
        })
        if (home) expect(home).toEqual(beside)
      },
    ),
  )
})

it.each(['accepted', 'on_hold', ''])(
  'an order with the status %j has not arrived: its lenses do not count',
  (code) => {
    const there = orderOf(addDays(TODAY, -9), 1)
    const other = orderOf(addDays(TODAY, -1), 2, 6, code)
    expect(byOrders([there, other])).toEqual(byOrders([there]))
    const stock = stockOf(202, facts({ purchases: purchasesOf([other]) }))
    expect(stock).toEqual(stockOf(202, facts()))
    expect(stock && boughtSince(202, stock, purchasesOf([other]))).toBe(0)
  },
)
