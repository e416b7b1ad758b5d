export type { Score } from '../../domain/records'
import type { Score } from '../../domain/records'
import { agreed } from '../../domain/numbers/counts'
import { formatDay, hasPassed, type IsoDate } from '../../domain/dates/dates'
import { BURN, POINTS } from '../../domain/numbers/points'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import { currentTime } from '../../domain/dates/clock'

interface Expiring {
  points: number
  expiresAt: IsoDate
}

/**
 * Returns the points that expire next; past dates are skipped, because the shop deducts expired points
 * itself.
 */
export const nextToExpire = ({ expiring }: Score, now: Date = currentTime()) =>
  soonestFirst(
    expiring.filter(({ points, expiresAt }) => points > 0 && !hasPassed(expiresAt, now)),
    ({ expiresAt }) => expiresAt,
  )[0]

/** Returns '240 баллов сгорят 30 ноября'. */
export function expiringInWords({ points, expiresAt }: Expiring): string {
  const { counted, verb } = agreed(points, POINTS, BURN)
  return `${counted} ${verb} ${formatDay(expiresAt)}`
}
