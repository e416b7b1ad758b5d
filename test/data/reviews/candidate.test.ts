import fc from 'fast-check'
import { candidateKey, candidates, isOf } from '#data/reviews/candidate'
import type { Fitting, Visit } from '#data/fittings/fitting'
import type { Order } from '#data/orders/order'
import type { Review } from '#data/reviews/review'

const id = fc.integer({ min: 1, max: 4 })
const date = fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01', null)

const review = fc.record({
  id,
  objectType: fc.constantFrom('product', 'department', 'selection', null),
  objectId: fc.oneof(id, id.map(String), fc.constant(null)),
  status: fc.constantFrom('approved', 'moderation', 'rejected').map((code) => ({ code, label: '' })),
}) as fc.Arbitrary<Review>
const visit = fc.record({
  id,
  department: fc.option(id.map((number) => ({ id: number, name: `Оптика ${number}`, address: '' }))),
  visitedAt: date,
  review: fc.option(review),
}) as fc.Arbitrary<Visit>
const fitting = fc.record({
  id,
  department: fc.constant(null),
  createdAt: date,
  review: fc.option(review),
}) as fc.Arbitrary<Fitting>
const order = fc.record({
  createdAt: date,
  status: fc.constantFrom('new', 'cancelled').map((code) => ({ code, label: '' })),
  items: fc.array(fc.record({ productId: fc.option(id), title: fc.constant('Линзы') }), { maxLength: 3 }),
}) as unknown as fc.Arbitrary<Order>

const things = fc.record({
  visits: fc.array(visit),
  fittings: fc.array(fitting),
  orders: fc.array(order),
  reviews: fc.array(review),
})

it('what can be reviewed has no review, was not cancelled, and stands in the list once, the newest first', () => {
  fc.assert(
    fc.property(things, (all) => {
      const found = candidates(all)
      const keys = found.map(candidateKey)
      expect(new Set(keys).size).toBe(keys.length)
      const dates = found.map(({ at }) => at ?? '')
      expect(dates).toEqual(dates.toSorted().toReversed())
      for (const one of found) {
        expect(all.reviews.some((review) => isOf(review, one))).toBe(false)
        const isThere =
          all.visits.some(
            ({ department, review }) =>
              one.objectType === 'department' && review === null && department?.id === one.objectId,
          ) ||
          all.fittings.some(
            (fitting) =>
              one.objectType === 'selection' && fitting.review === null && fitting.id === one.objectId,
          ) ||
          all.orders.some(
            ({ status, items }) =>
              one.objectType === 'product' &&
              status.code !== 'cancelled' &&
              items.some(({ productId }) => productId === one.objectId),
          )
        expect(isThere).toBe(true)
      }
    }),
  )
})

it('an optician with a rejected review is no candidate: the rejected text is changed instead', () => {
  const found = candidates({
    visits: [
      {
        id: 1,
        department: { id: 11, name: 'Оптика', address: '' },
        visitedAt: null,
        entryId: null,
        review: null,
      },
    ],
    fittings: [],
    orders: [],
    reviews: [
      {
        id: 1,
        objectType: 'department',
        objectId: '11',
        title: '',
        rating: 1,
        text: '',
        createdAt: null,
        status: { code: 'rejected', label: '' },
        rejectReason: null,
        points: 0,
        answer: null,
      },
    ],
  })
  expect(found).toEqual([])
})

it.each([
  ['received', true],
  ['delivered', true],
  ['new', false],
  ['processing', false],
  ['in_transit', false],
  ['returned', false],
  ['cancelled', false],
])('a review of what was ordered is asked for once it has arrived: %s', (code, isAsked) => {
  const items = [{ productId: 202, title: 'Ясно Месяц' }]
  const orders = [{ createdAt: '2026-03-01', status: { code, label: '' }, items }] as unknown as Order[]
  expect(candidates({ visits: [], fittings: [], orders, reviews: [] })).toHaveLength(isAsked ? 1 : 0)
})
