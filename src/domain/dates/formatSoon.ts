import { daysBetween, formatDay, formatDaysUntil, formatTime, formatWeekday, type IsoDate } from './dates'
import { currentTime } from './clock'

/** Days from now that have a word of their own, up to 'послезавтра'. */
const NAMED = 2

/**
 * Writes 'завтра, 11:00', from the third day on 'пятница, 27 ноября, 11:00'; '' if the text is not a date.
 */
export function formatSoon(iso: IsoDate, now: Date = currentTime()): string {
  const days = daysBetween(now.toISOString(), iso)
  const isNamed = days >= 0 && days <= NAMED
  const day = isNamed ? [formatDaysUntil(iso, now)] : [formatWeekday(iso), formatDay(iso)]
  return [...day, formatTime(iso)].filter(Boolean).join(', ')
}
