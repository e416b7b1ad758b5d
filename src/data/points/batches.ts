import type { IsoDate } from '../../domain/dates/dates'
import { dayInShop } from '../../domain/dates/days'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import type { Score } from './points'

/**
 * A part of the balance with the day when it expires or becomes active; the rest of the balance has no day.
 */
export interface Batch {
  points: number
  day: IsoDate | null
}

/** Merges batches of the same day and sorts them, the earliest first; those without a day come last. */
export function byDay(batches: readonly Batch[]): Batch[] {
  const days = new Map<IsoDate, Batch>()
  for (const { points, day } of batches) {
    const shopDay = dayInShop(day ?? '')
    const known = days.get(shopDay)
    days.set(shopDay, { points: points + (known?.points ?? 0), day: known?.day ?? day })
  }
  return soonestFirst([...days.values()], ({ day }) => day)
}

/**
 * Splits the balance into batches that add up to it. If more points expire than the balance has, the whole
 * balance expires, the earliest batch first.
 */
export function batchesOf({ available, expiring }: Score): Batch[] {
  const told = byDay(
    expiring.filter(({ points }) => points > 0).map(({ points, expiresAt }) => ({ points, day: expiresAt })),
  )
  let rest = available
  const burning = told.flatMap(({ points, day }) => {
    const part = Math.min(points, rest)
    if (part <= 0) return []
    rest -= part
    return { points: part, day }
  })
  return rest === 0 && burning.length > 0 ? burning : [{ points: rest, day: null }, ...burning]
}
