import type { IsoDate } from '../../domain/dates'
import { shopToday } from '../../domain/days'
import { soonestFirst } from '../../domain/soonestFirst'
import type { Score } from './points'

/** A part of the balance, with its day: when it burns, or becomes active. The rest of the balance has none in sight. */
export interface Batch {
  points: number
  day: IsoDate | null
}

/** Batches of the same day as one, the earliest first; those without a day come last. */
export function byDay(batches: readonly Batch[]): Batch[] {
  const days = new Map<string, Batch>()
  for (const { points, day } of batches) {
    const shopDay = day === null ? '' : shopToday(new Date(day))
    const known = days.get(shopDay)
    days.set(shopDay, { points: points + (known?.points ?? 0), day: known?.day ?? day })
  }
  return soonestFirst([...days.values()], ({ day }) => day)
}

/** What the balance consists of: its parts add up to it. One part alone where the server's figures do not add up. */
export function batchesOf({ available, expiring }: Score): Batch[] {
  const burning = byDay(
    expiring.filter(({ points }) => points > 0).map(({ points, expiresAt }) => ({ points, day: expiresAt })),
  )
  const rest = available - burning.reduce((sum, { points }) => sum + points, 0)
  if (rest < 0) return [{ points: available, day: null }]
  return rest === 0 && burning.length > 0 ? burning : [{ points: rest, day: null }, ...burning]
}
