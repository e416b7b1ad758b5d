import type { Schemas } from './http/contract'
import { inDays, later, stamp } from './dates'
import { refused } from './http/refusal'
import { nextId, type Visitor } from './visitor'

type Operation = Schemas['PointsOperation']
type Source = Operation['source']

const pendingDays = 14
const expiringSoonDays = 45
const checkTakes = 30_000

const sum = (operations: Operation[]) => operations.reduce((total, { points }) => total + points, 0)

/** Returns the balance as the sum of the history, so that the two never disagree. */
export function scoreOf({ operations }: Visitor, now: Date): Schemas['Score'] {
  const soon = stamp(inDays(now, expiringSoonDays))
  const active = operations.filter(({ status }) => status !== 'pending')
  const available = sum(active)
  return {
    available,
    pending: sum(operations.filter(({ status }) => status === 'pending')),
    spent: -sum(active.filter(({ type }) => type === 'spend')),
    expiring: leftOf(operations, available).filter(
      ({ expires_at }) => expires_at > stamp(now) && expires_at < soon,
    ),
  }
}

const endOf = ({ expires_at }: Operation) => expires_at ?? ''

/** Returns credits whose end is still to come, the earliest first. */
const ending = (operations: Operation[]) =>
  operations
    .filter((operation) => operation.status === 'active' && operation.points > 0 && endOf(operation) !== '')
    .sort((one, other) => endOf(one).localeCompare(endOf(other)))

/** Returns the part of each credit that can still burn: never more than is available. */
function leftOf(operations: Operation[], available: number): { points: number; expires_at: string }[] {
  let rest = available
  return ending(operations).flatMap((operation) => {
    const points = Math.min(operation.points, rest)
    rest -= points
    return points > 0 ? [{ points, expires_at: endOf(operation) }] : []
  })
}

/** Burns the unspent points of credits that have ended. */
function expire(visitor: Visitor, now: Date) {
  for (const credit of ending(visitor.operations)) {
    if (endOf(credit) > stamp(now)) return
    credit.status = 'expired'
    const points = Math.min(credit.points, scoreOf(visitor, now).available)
    if (points > 0) {
      record(visitor, now, { type: 'expire', points: -points, title: 'Баллы сгорели', source: credit.source })
    }
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

/** Promises points of an order. They can be used only when the order can no longer be returned. */
export const earnLater = (visitor: Visitor, now: Date, points: number, title: string, source: Source) =>
  record(visitor, now, { type: 'earn', points, title, source }, pendingDays)

/** Removes the promised points of an order that does not happen. */
export function forgo(visitor: Visitor, orderId: number) {
  visitor.operations = visitor.operations.filter(
    ({ status, source }) => !(status === 'pending' && source.type === 'order' && source.id === orderId),
  )
}

export function spend(visitor: Visitor, now: Date, points: number, title: string, source: Source) {
  if (scoreOf(visitor, now).available < points) throw refused('Недостаточно баллов')
  record(visitor, now, { type: 'spend', points: -points, title, source })
}

/** Applies the changes of time: pending points become active, old ones burn, a receipt is checked. */
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
  expire(visitor, now)
  for (const check of visitor.checks) {
    if (check.status.code === 'processing' && check.created_at <= stamp(later(now, -checkTakes))) {
      check.status = { code: 'accepted', label: 'Принят' }
      earn(visitor, now, check.points, 'Чек принят', { type: 'check', id: check.id })
    }
  }
}
