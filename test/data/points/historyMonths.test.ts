import fc from 'fast-check'
import { byMonth, filtered, withEmptyMonths } from '#data/points/historyMonths'
import { batchesOf } from '#data/points/batches'
import type { PointsOperation } from '#data/points/pointsHistory'

const TODAY = '2026-11-21'

const operation = (
  createdAt: string | null,
  points = 1,
  more: Partial<PointsOperation> = {},
): PointsOperation => ({
  id: 1,
  createdAt,
  type: 'earn',
  points,
  title: '',
  status: 'active',
  activeFrom: null,
  expiresAt: null,
  source: null,
  ...more,
})

const operations = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: -900, max: 900 }), fc.boolean())
    .map(([days, points, isPending]) =>
      operation(new Date(Date.parse(`${TODAY}T20:30:00Z`) - days * 86_400_000).toISOString(), points, {
        status: isPending ? 'pending' : 'active',
      }),
    ),
)

it('the history begins a month by the shop’s clock', () => {
  const months = byMonth([
    operation('2026-10-31T21:30:00Z'),
    operation('2026-10-31T20:30:00Z'),
    operation(null),
  ])
  expect(months.map(({ month }) => month)).toEqual(['2026-11-01', '2026-10-01', ''])
})

it('a month with an operation of unknown points does not tell its sums as whole', () => {
  const [month] = byMonth([operation('2026-11-01', 5), { ...operation('2026-11-02'), points: null }])
  expect(month).toMatchObject({ gained: 5, lost: 0, isShort: true })
})

it('the months of a history hold all of it, and their sums are those of its active operations', () => {
  fc.assert(
    fc.property(operations, (all) => {
      const months = byMonth(filtered(all, { type: '', days: undefined }, TODAY))
      expect(months.flatMap((month) => month.operations)).toHaveLength(all.length)
      const net = months.reduce((sum, { gained, lost }) => sum + gained - lost, 0)
      const active = all.filter(({ status }) => status === 'active')
      expect(net).toBe(active.reduce((sum, { points }) => sum + (points ?? 0), 0))
      expect(months.map(({ month }) => month)).toEqual(
        months
          .map(({ month }) => month)
          .toSorted()
          .reverse(),
      )
    }),
  )
})

it('the history is filtered by type and by the last days', () => {
  const all = [
    operation('2026-11-20T10:00:00+03:00'),
    operation('2026-11-20T10:00:00+03:00', -5, { type: 'spend' }),
    operation('2026-09-01T10:00:00+03:00'),
  ]
  expect(filtered(all, { type: 'spend', days: undefined }, TODAY)).toEqual([all[1]])
  expect(filtered(all, { type: 'earn', days: 30 }, TODAY)).toEqual([all[0]])
})

it('the parts of a balance add up to it, whatever the server says', () => {
  const expiring = fc.array(
    fc.record({
      points: fc.integer({ min: -50, max: 500 }),
      expiresAt: fc.constant('2026-12-01T00:00:00+03:00'),
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 3000 }), expiring, (available, burning) => {
      const batches = batchesOf({ available, pending: 0, spent: 0, expiring: burning })
      expect(batches.reduce((sum, { points }) => sum + points, 0)).toBe(available)
    }),
  )
})

it('months without operations are kept between the others, and no more than are asked for', () => {
  const months = byMonth([operation('2026-11-03'), operation('2026-08-20'), operation('2024-01-05')])
  expect(withEmptyMonths(months, 4).map(({ month, gained }) => [month, gained])).toEqual([
    ['2026-08-01', 1],
    ['2026-09-01', 0],
    ['2026-10-01', 0],
    ['2026-11-01', 1],
  ])
  expect(withEmptyMonths(months, 99)).toHaveLength(35)
  expect(withEmptyMonths(byMonth([operation(null)]), 12)).toEqual([])
})

it('what is left out of the empty months is nothing: each month follows the one before', () => {
  fc.assert(
    fc.property(operations, (all) => {
      const shown = withEmptyMonths(byMonth(filtered(all, { type: '', days: undefined }, TODAY)), 99)
      shown.slice(1).forEach(({ month }, index) => {
        const [year = 0, number = 0] = (shown[index]?.month ?? '').split('-').map(Number)
        const next = new Date(Date.UTC(year, number)).toISOString().slice(0, 10)
        expect(month).toBe(next)
      })
    }),
  )
})
