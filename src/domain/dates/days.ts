import type { IsoDate } from './dates'
import { DAY, SHOP_AHEAD } from './dates'

/** The day it is in the shop: '2026-03-05'; '' for a moment that is none, here and below. */
export const shopToday = (now: Date = new Date()): IsoDate => dayOf(now.getTime() + SHOP_AHEAD)

/** The shop's day of a date or of a moment: '2026-03-04T21:30:00Z' is '2026-03-05'. */
export const dayInShop = (iso: IsoDate): IsoDate =>
  iso.includes('T') ? shopToday(new Date(iso)) || iso.slice(0, 10) : iso.slice(0, 10)

/** The day so many days later, or earlier; a time of day is left out. */
export const addDays = (day: IsoDate, days: number): IsoDate =>
  dayOf(Date.parse(day.slice(0, 10)) + days * DAY)

// A nonsensical date from the server must not break the page.
function dayOf(instant: number): IsoDate {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
