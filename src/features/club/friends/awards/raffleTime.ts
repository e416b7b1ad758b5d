import { agreed, type Forms } from '#domain/numbers/counts'
import { daysBetween, formatDate, formatDaysUntil, formatTime, hasCome, hasPassed } from '#domain/dates/dates'
import type { Raffle } from '#data/friends/friends'

const DAYS: Forms = ['день', 'дня', 'дней']
const LEFT: Forms = ['остался', 'осталось', 'осталось']

/** Returns whether the raffle has ended by now; the cached response may be older than its end. */
export const isOver = ({ isArchive, finishAt }: Raffle, now: Date): boolean =>
  isArchive || hasPassed(finishAt, now)

/** Returns whether the raffle has yet to begin; one without a beginning runs already. */
export const isAhead = ({ startAt }: Raffle, now: Date): boolean => startAt !== null && !hasCome(startAt, now)

/**
 * Returns the dates in the shop's time zone: '1 ноября 2026 — 11 декабря 2026, осталось 3 дня', before the
 * beginning '…, начнётся через 3 дня', on its day '…, начнётся сегодня в 18:00'.
 */
export function raffleTime(raffle: Raffle, now: Date): string {
  const { startAt, finishAt } = raffle
  const dates = [formatDate(startAt), formatDate(finishAt)].filter(Boolean).join(' — ')
  if (isOver(raffle, now)) return dates
  if (isAhead(raffle, now)) {
    const isToday = daysBetween(now.toISOString(), startAt) === 0
    return `${dates}, начнётся ${formatDaysUntil(startAt, now)}${isToday ? ` в ${formatTime(startAt)}` : ''}`
  }
  if (finishAt === null) return dates
  const days = daysBetween(now.toISOString(), finishAt)
  const { counted, verb } = agreed(days, DAYS, LEFT)
  return `${dates}, ${days === 0 ? 'последний день' : `${verb} ${counted}`}`
}
