import type { DeliveryPoint, PointType } from '../places/places'

export type PointPayment = 'cash' | 'card' | 'online'

export interface PointFilter {
  /** An empty list means all types. */
  types: readonly PointType[]
  /** A point has to accept all of them. */
  payments: readonly PointPayment[]
}

const takes = (point: DeliveryPoint): Record<PointPayment, boolean> => ({
  cash: point.isPaymentByCashAvailable === true,
  card: point.isPaymentByCardAvailable === true,
  online: point.isPaymentByOnlineAvailable === true,
})

/** Tells whether a point is of a chosen type and takes each chosen payment (contract 10.2 and 17.1). */
export const passesFilter = (point: DeliveryPoint, { types, payments }: PointFilter): boolean =>
  (types.length === 0 || types.includes(point.type)) && payments.every((payment) => takes(point)[payment])

/** Counts the points that each type and each payment would leave, given the other choices. */
export function countsLeft(points: readonly DeliveryPoint[], { types, payments }: PointFilter) {
  const counts: Record<string, number> = {}
  const add = (code: string) => (counts[code] = (counts[code] ?? 0) + 1)
  for (const point of points) {
    const taken = takes(point)
    if (!payments.every((payment) => taken[payment])) continue
    add(point.type)
    if (types.length > 0 && !types.includes(point.type)) continue
    if (taken.cash) add('cash')
    if (taken.card) add('card')
    if (taken.online) add('online')
  }
  return counts
}
