import type { IsoDate } from './dates'

// The shop's time is UTC+3 (DECISIONS 2).
const SHOP_OFFSET = 3 * 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

/** The day it is in the shop: '2026-03-05'. */
export const shopToday = (now: Date = new Date()): IsoDate =>
  new Date(now.getTime() + SHOP_OFFSET).toISOString().slice(0, 10)

/** The day so many days later, or earlier; a time of day is left out. */
export const addDays = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(day.slice(0, 10)) + days * DAY).toISOString().slice(0, 10)
