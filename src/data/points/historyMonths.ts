import type { IsoDate } from '../../domain/dates'
import { addDays, shopToday } from '../../domain/days'
import type { PointsOperation } from './pointsHistory'

/** What the customer wants to see; '' asks for nothing. */
export interface HistoryFilter {
  /** earn, spend, expire or refund. */
  type: string
  /** The last so many days. */
  days: number | undefined
}

export interface HistoryMonth {
  /** Its first day, by the shop's clock; '' for operations without a date. */
  month: IsoDate
  /** Points that came and points that left, both positive; those not active yet are in neither. */
  gained: number
  lost: number
  operations: PointsOperation[]
}

/** The shop's day of an operation; '' where it has no date. */
export const dayOf = ({ createdAt }: PointsOperation): IsoDate =>
  createdAt === null ? '' : shopToday(new Date(createdAt))

export const isPending = ({ status }: PointsOperation): boolean => status === 'pending'

/** The operations that the filter leaves, newest first; those without a date come last. */
export function filtered(
  operations: readonly PointsOperation[],
  { type, days }: HistoryFilter,
  today: IsoDate = shopToday(),
): PointsOperation[] {
  const since = days === undefined ? '' : addDays(today, -days)
  return operations
    .filter((operation) => (type === '' || operation.type === type) && dayOf(operation) >= since)
    .sort((one, other) => (Date.parse(other.createdAt ?? '') || 0) - (Date.parse(one.createdAt ?? '') || 0))
}

/** The operations by months of the shop's calendar, in the order in which they come. */
export function byMonth(operations: readonly PointsOperation[]): HistoryMonth[] {
  const months = new Map<IsoDate, HistoryMonth>()
  for (const operation of operations) {
    const day = dayOf(operation)
    const month = day === '' ? '' : `${day.slice(0, 7)}-01`
    const found = months.get(month) ?? { month, gained: 0, lost: 0, operations: [] }
    months.set(month, found)
    found.operations.push(operation)
    if (isPending(operation)) continue
    if (operation.points > 0) found.gained += operation.points
    else found.lost -= operation.points
  }
  return [...months.values()]
}
