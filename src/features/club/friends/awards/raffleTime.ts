import { agreed, type Forms } from '#domain/numbers/counts'
import { daysBetween, formatDate, hasPassed } from '#domain/dates/dates'
import type { Raffle } from '#data/friends/friends'

const DAYS: Forms = ['день', 'дня', 'дней']
const LEFT: Forms = ['остался', 'осталось', 'осталось']

/** Returns whether the raffle has ended by now; the cached response may be older than its end. */
export const isOver = ({ isArchive, finishAt }: Raffle, now: Date): boolean =>
  isArchive || hasPassed(finishAt, now)

/** Returns the dates in the shop's time zone: '1 ноября 2026 — 11 декабря 2026, осталось 3 дня'. */
export function raffleTime(raffle: Raffle, now: Date): string {
  const { startAt, finishAt } = raffle
  const dates = [formatDate(startAt), formatDate(finishAt)].filter(Boolean).join(' — ')
  if (finishAt === null || isOver(raffle, now)) return dates
  const days = daysBetween(now.toISOString(), finishAt)
  const { counted, verb } = agreed(days, DAYS, LEFT)
  return `${dates}, ${days === 0 ? 'последний день' : `${verb} ${counted}`}`
}
