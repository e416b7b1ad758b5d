import { count, plural } from '../../domain/counts'
import { formatDay, type IsoDate } from '../../domain/dates'
import { shopToday } from '../../domain/days'
import { POINTS } from '../../domain/points'
import { soonestFirst } from '../../domain/soonestFirst'

/** Points of the club: what can be spent, what is pending, and what expires next. */
export interface Score {
  available: number
  pending: number
  spent: number
  expiring: Expiring[]
}

interface Expiring {
  points: number
  expiresAt: IsoDate
}

/** The portion that expires next; what should have expired already is the shop's to take off. */
export const nextToExpire = ({ expiring }: Score, now: Date = new Date()) =>
  soonestFirst(
    expiring.filter(({ points, expiresAt }) => points > 0 && Date.parse(expiresAt) > now.getTime()),
    ({ expiresAt }) => expiresAt,
  )[0]

/** '240 баллов сгорят 30 ноября' */
export const expiringInWords = ({ points, expiresAt }: Expiring): string =>
  `${count(points, POINTS)} ${plural(points, ['сгорит', 'сгорят', 'сгорят'])} ${formatDay(expiresAt)}`

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
