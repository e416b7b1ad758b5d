import type { IsoDate } from './dates'
import { DAY, hasTime, SHOP_AHEAD } from './dates'
import { currentTime } from './clock'

/** Returns the current day in the shop: '2026-03-05'; '' for an invalid moment, as in the functions below. */
export const shopToday = (now: Date = currentTime()): IsoDate => dayOf(now.getTime() + SHOP_AHEAD)

/** Returns the day of a date or a moment in the shop's time zone: '2026-03-05' for '2026-03-04T21:30:00Z'. */
export const dayInShop = (iso: IsoDate): IsoDate =>
  hasTime(iso) ? shopToday(new Date(iso)) || iso.slice(0, 10) : iso.slice(0, 10)

/** Returns the day a number of days after that of a date or a moment in the shop, or before it. */
export const addDays = (iso: IsoDate, days: number): IsoDate =>
  dayOf(Date.parse(hasTime(iso) ? dayInShop(iso) : iso.split(' ', 1).join()) + days * DAY)

// Returns the day of a moment, and '' for an invalid date: the server's mistake must not break the page. From
// the year 10000 on an ISO date has a sign and six digits.
function dayOf(instant: number): IsoDate {
  const date = new Date(instant)
  const [day = ''] = Number.isNaN(date.getTime()) ? [] : date.toISOString().split('T')
  return day
}
