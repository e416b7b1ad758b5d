import type { IsoDate } from '../../domain/dates/dates'
import { addDays, dayInShop, shopToday } from '../../domain/dates/days'
import type { PointsOperation } from './pointsHistory'

/** Filter of the history; '' means all types. */
export interface HistoryFilter {
  /** earn, spend, expire, refund or adjust. */
  type: string
  /** Only the last so many days; undefined means all. */
  days: number | undefined
}

export interface HistoryMonth {
  /** The first day of the month in the shop's time zone; '' for operations without a date. */
  month: IsoDate
  /** Earned and spent points, both positive; points that are not active yet are in neither. */
  gained: number
  lost: number
  /** The points of some operations are unknown, and part of neither sum. */
  isShort?: true
  operations: PointsOperation[]
}

interface Dated {
  day: IsoDate
  /** The first day of its month. */
  month: IsoDate
}

/** Caches the parsed dates: each change of a filter goes through thousands of operations. */
const dates = new WeakMap<PointsOperation, Dated>()
const ordered = new WeakMap<readonly PointsOperation[], readonly PointsOperation[]>()

function dateOf(operation: PointsOperation): Dated {
  const known = dates.get(operation)
  if (known) return known
  const day = dayInShop(operation.createdAt ?? '')
  const date = { day, month: day === '' ? '' : `${day.slice(0, 7)}-01` }
  dates.set(operation, date)
  return date
}

/** Returns the day of an operation in the shop's time zone; '' without a date. */
export const dayOf = (operation: PointsOperation): IsoDate => dateOf(operation).day

/** Sorts the newest first; operations without a date come last. */
function inOrder(operations: readonly PointsOperation[]): readonly PointsOperation[] {
  const known = ordered.get(operations)
  if (known) return known
  const order = operations
    .map((operation) => ({ operation, at: Date.parse(operation.createdAt ?? '') || 0 }))
    .sort((one, other) => other.at - one.at)
    .map(({ operation }) => operation)
  ordered.set(operations, order)
  return order
}

export const isPending = ({ status }: PointsOperation): boolean => status === 'pending'

/** Returns the operations that match the filter, newest first; those without a date come last. */
export function filtered(
  operations: readonly PointsOperation[],
  { type, days }: HistoryFilter,
  today: IsoDate = shopToday(),
): PointsOperation[] {
  const since = days === undefined ? '' : addDays(today, -days)
  return inOrder(operations).filter(
    (operation) =>
      (type === '' || operation.type === type) && (since === '' || dateOf(operation).day >= since),
  )
}

/** Groups the operations by months of the shop's calendar and keeps their order. */
export function byMonth(operations: readonly PointsOperation[]): HistoryMonth[] {
  const months = new Map<IsoDate, HistoryMonth>()
  for (const operation of operations) {
    const { month } = dateOf(operation)
    const found = months.get(month) ?? { month, gained: 0, lost: 0, operations: [] }
    months.set(month, found)
    found.operations.push(operation)
    if (isPending(operation)) continue
    if (operation.points === null) found.isShort = true
    else if (operation.points > 0) found.gained += operation.points
    else found.lost -= operation.points
  }
  return [...months.values()]
}

const monthBefore = (month: IsoDate): IsoDate => `${addDays(month, -1).slice(0, 7)}-01`

/**
 * Returns the months up to the newest of the list, oldest first, including months without operations.
 * @param months newest first
 */
export function withEmptyMonths(months: readonly HistoryMonth[], most: number): HistoryMonth[] {
  const known = new Map(months.map((one) => [one.month, one]))
  const dated = months.flatMap(({ month }) => (month === '' ? [] : [month])).toSorted()
  const all: HistoryMonth[] = []
  const [oldest] = dated
  let month = dated.at(-1)
  while (oldest !== undefined && month !== undefined && month >= oldest && all.length < most) {
    all.unshift(known.get(month) ?? { month, gained: 0, lost: 0, operations: [] })
    month = monthBefore(month)
  }
  return all
}
