import fc from 'fast-check'
import { balanceByMonth } from '../../../../src/features/club/points/balance'
import type { PointsOperation } from '#data/points/pointsHistory'

const TODAY = '2026-11-21'

const operation = (createdAt: string | null, points: number, status = 'active'): PointsOperation => ({
  id: 1,
  createdAt,
  type: 'earn',
  points,
  title: '',
  status,
  activeFrom: null,
  expiresAt: null,
  source: null,
})

const balances = (operations: PointsOperation[], available: number, months = 3) =>
  balanceByMonth(operations, available, months, TODAY).map(({ balance }) => balance)

it('the balance of half a year is calculated back from what is available now', () => {
  expect(balances([operation('2026-11-03T10:00:00+03:00', 100)], 300)).toEqual([200, 200, 300])
  expect(balances([operation('2026-10-31T10:00:00+03:00', -50)], 300)).toEqual([350, 300, 300])
})

it('points count from the day on which they take effect', () => {
  const later = (activeFrom: string) => ({ ...operation('2026-10-20T10:00:00+03:00', 100), activeFrom })
  expect(balances([later('2026-11-03')], 300)).toEqual([200, 200, 300])
  expect(balances([later('2026-10-31T23:59:00+03:00')], 300)).toEqual([200, 300, 300])
  // Points that take effect tomorrow are not part of the available ones.
  expect(balances([later('2026-11-22')], 300)).toEqual([300, 300, 300])
})

it('the balance of half a year names the months by their first day, also over the turn of a year', () => {
  expect(balanceByMonth([], 0, 3, '2026-01-31').map(({ month }) => month)).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
  ])
})

it('the balance of half a year counts days in the shop’s time zone', () => {
  // In the shop's time zone it is already the first of November.
  expect(balances([operation('2026-10-31T22:30:00Z', 100)], 300)).toEqual([200, 200, 300])
})

it('the balance of half a year ignores pending operations', () => {
  expect(balances([operation('2026-11-03T10:00:00+03:00', 100, 'pending')], 300)).toEqual([300, 300, 300])
})

it('the balance of half a year ends at what is available, and every month differs by its operations', () => {
  const operations = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: -500, max: 500 }))
      .map(([daysAgo, points]) =>
        operation(new Date(Date.parse(`${TODAY}T09:00:00Z`) - daysAgo * 86_400_000).toISOString(), points),
      ),
  )
  fc.assert(
    fc.property(operations, fc.integer({ min: 0, max: 10_000 }), (all, available) => {
      const months = balanceByMonth(all, available, 6, TODAY)
      expect(months.at(-1)?.balance).toBe(available)
      months.forEach(({ month, balance }, index) => {
        const before = months[index - 1]
        if (!before) return
        const ofMonth = all.filter(({ createdAt }) => createdAt?.startsWith(month.slice(0, 7)))
        expect(balance - before.balance).toBe(ofMonth.reduce((sum, { points }) => sum + (points ?? 0), 0))
      })
    }),
  )
})
