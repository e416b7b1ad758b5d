import type { Visitor } from '../../../examples/shop/api/visitor'
import type { Intent } from './customerIntent'
import type { Who } from './customerMarks'

/** The effect of one write: the state of the visitor before and after it. */
export interface Change {
  who: Who
  path: string
  body: string
  intent: Intent | undefined
  before: Snapshot
  after: Snapshot
}

interface Snapshot {
  lines: Map<number, number>
  period: string | null
  orders: readonly number[]
  bought: number
  points: number
}

const summed = (lines: readonly { offer_id: number; quantity: number }[]) =>
  lines.reduce(
    (all, { offer_id, quantity }) => all.set(offer_id, (all.get(offer_id) ?? 0) + quantity),
    new Map<number, number>(),
  )

export const snapshot = ({ baskets, orders, boughtCertificates, operations }: Visitor): Snapshot => ({
  lines: summed(baskets.eshop.lines),
  period: baskets.eshop.period,
  orders: orders.map(({ id }) => id),
  bought: boughtCertificates.length,
  points: operations.filter(({ type }) => type === 'spend').reduce((sum, { points }) => sum - points, 0),
})
