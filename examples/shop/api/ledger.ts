import type { Schemas } from './contract'
import { inDays, later, stamp } from './dates'
import { refused } from './refusal'
import { nextId, type Visitor } from './visitor'

type Operation = Schemas['PointsOperation']
type Source = Operation['source']

const pendingDays = 14
const expiringSoonDays = 45
const checkTakes = 30_000

const sum = (operations: Operation[]) => operations.reduce((total, { points }) => total + points, 0)

/** The balance is what the history adds up to: the two can never disagree. */
export function scoreOf({ operations }: Visitor, now: Date): Schemas['Score'] {
  const soon = stamp(inDays(now, expiringSoonDays))
  const active = operations.filter(({ status }) => status === 'active')
  return {
    available: sum(active),
    pending: sum(operations.filter(({ status }) => status === 'pending')),
    spent: -sum(active.filter(({ type }) => type === 'spend')),
    expiring: active.flatMap(({ points, expires_at }) =>
      points > 0 && expires_at !== null && expires_at > stamp(now) && expires_at < soon
        ? [{ points, expires_at }]
        : [],
    ),
  }
}

function record(
  visitor: Visitor,
  now: Date,
  operation: Pick<Operation, 'type' | 'points' | 'title' | 'source'>,
  pending = 0,
) {
  visitor.operations.unshift({
    ...operation,
    id: nextId(visitor.operations, 9001),
    created_at: stamp(now),
    status: pending ? 'pending' : 'active',
    active_from: stamp(inDays(now, pending)),
    expires_at: operation.points > 0 ? stamp(inDays(now, 365 + pending)) : null,
  })
}

export const earn = (visitor: Visitor, now: Date, points: number, title: string, source: Source) =>
  record(visitor, now, { type: 'earn', points, title, source })

/** Points of an order can be used only when it can no longer be returned. */
export const earnLater = (visitor: Visitor, now: Date, points: number, title: string, source: Source) =>
  record(visitor, now, { type: 'earn', points, title, source }, pendingDays)

/** The promised points of an order that will not be. */
export function forgo(visitor: Visitor, orderId: number) {
  visitor.operations = visitor.operations.filter(
    ({ status, source }) => !(status === 'pending' && source.type === 'order' && source.id === orderId),
  )
}

export function spend(visitor: Visitor, now: Date, points: number, title: string, source: Source) {
  if (scoreOf(visitor, now).available < points) throw refused('Недостаточно баллов')
  record(visitor, now, { type: 'spend', points: -points, title, source })
}

/** Changes over time: pending points become active, a receipt is checked. */
export function settle(visitor: Visitor, now: Date) {
  for (const operation of visitor.operations) {
    if (
      operation.status === 'pending' &&
      operation.active_from !== null &&
      operation.active_from <= stamp(now)
    ) {
      operation.status = 'active'
    }
  }
  for (const check of visitor.checks) {
    if (check.status.code === 'processing' && check.created_at <= stamp(later(now, -checkTakes))) {
      check.status = { code: 'accepted', label: 'Принят' }
      earn(visitor, now, check.points, 'Чек принят', { type: 'check', id: check.id })
    }
  }
}
