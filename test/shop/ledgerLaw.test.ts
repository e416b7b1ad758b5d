/** @jest-environment node */
import fc from 'fast-check'
import { earn, earnLater, forgo, scoreOf, settle, spend } from '../../examples/shop/api/ledger'
import { Refusal } from '../../examples/shop/api/http/refusal'
import { newVisitor } from '../../examples/shop/api/visitor'

/* Whatever is written in whatever order: score and history agree, and nobody spends points that they do not have. */

const START = Date.parse('2026-03-05T09:00:00Z')
const DAY = 24 * 60 * 60 * 1000

const points = fc.integer({ min: 1, max: 2000 })
const orderId = fc.integer({ min: 1, max: 4 })
const writes = fc.array(
  fc.oneof(
    fc.record({ name: fc.constant('earn' as const), points }),
    fc.record({ name: fc.constant('earnLater' as const), points, orderId }),
    fc.record({ name: fc.constant('spend' as const), points }),
    fc.record({ name: fc.constant('forgo' as const), orderId }),
    fc.record({ name: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 200 }) }),
  ),
  { maxLength: 40 },
)

it('the ledger stays true after any sequence of writes', () => {
  fc.assert(
    fc.property(writes, (sequence) => {
      const visitor = newVisitor()
      let now = new Date(START)
      for (const write of sequence) {
        const before = scoreOf(visitor, now)
        if (write.name === 'pass') now = new Date(now.getTime() + write.days * DAY)
        if (write.name === 'earn') earn(visitor, now, write.points, '', { type: 'club', id: null })
        if (write.name === 'earnLater')
          earnLater(visitor, now, write.points, '', { type: 'order', id: write.orderId })
        if (write.name === 'forgo') forgo(visitor, write.orderId)
        if (write.name === 'spend') {
          const take = () => spend(visitor, now, write.points, '', { type: 'certificate', id: 1 })
          if (before.available < write.points) expect(take).toThrow(Refusal)
          else take()
        }
        settle(visitor, now)

        const { available, pending, spent, expiring } = scoreOf(visitor, now)
        const active = visitor.operations.filter(({ status }) => status !== 'pending')
        expect(available).toBe(active.reduce((sum, operation) => sum + operation.points, 0))
        expect(available).toBeGreaterThanOrEqual(0)
        expect(pending).toBeGreaterThanOrEqual(0)
        expect(spent).toBeGreaterThanOrEqual(0)
        expect(expiring.reduce((sum, batch) => sum + batch.points, 0)).toBeLessThanOrEqual(available)
        expect(new Set(visitor.operations.map(({ id }) => id)).size).toBe(visitor.operations.length)
      }
    }),
    { numRuns: 500 },
  )
})
