import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { addDays } from '../../domain/dates/days'
import type { Id } from '../../domain/Id'

/** The pair that is being worn, as the customer has entered on this device. */
export interface OpenedPair {
  openedAt: IsoDate
  /** Days for which it may be worn. */
  days: number
}

interface Kept extends OpenedPair {
  /** The pair that this one has replaced, to undo a mistaken press. */
  before?: OpenedPair
}

/** The key of the device note: pairs by product. */
export const PAIRS = 'pairs'

const pairsOf = (note: unknown): Record<string, unknown> =>
  typeof note === 'object' && note !== null ? { ...note } : {}

/** Reads the stored pair; undefined if it is invalid. */
function pairIn(kept: unknown): OpenedPair | undefined {
  const { openedAt, days } = (kept ?? {}) as Partial<Record<string, unknown>>
  if (typeof openedAt !== 'string' || typeof days !== 'number') return undefined
  return days > 0 && addDays(openedAt, days) !== '' ? { openedAt, days } : undefined
}

const keptFor = (note: unknown, productId: Id): unknown => {
  const all = pairsOf(note)
  return Object.hasOwn(all, String(productId)) ? all[String(productId)] : undefined
}

export const openedPair = (note: unknown, productId: Id): OpenedPair | undefined =>
  pairIn(keptFor(note, productId))

/** Returns the note with a pair that is opened today. */
export function withOpened(note: unknown, productId: Id, pair: OpenedPair): Record<string, unknown> {
  const before = openedPair(note, productId)
  const kept: Kept = before === undefined ? pair : { ...pair, before }
  return { ...pairsOf(note), [String(productId)]: kept }
}

/** Returns the note before the pair was opened. */
export function withoutOpened(note: unknown, productId: Id): Record<string, unknown> {
  const { [String(productId)]: kept, ...others } = pairsOf(note)
  const before = pairIn((kept as Partial<Kept> | undefined)?.before)
  return before === undefined ? others : { ...others, [String(productId)]: before }
}

/** Returns the day on which the pair has to be replaced, and the days until then; negative if overdue. */
export function endOfPair(
  { openedAt, days }: OpenedPair,
  today: IsoDate,
): { endsAt: IsoDate; daysLeft: number } {
  const endsAt = addDays(openedAt, days)
  return { endsAt, daysLeft: daysBetween(today, endsAt) }
}
