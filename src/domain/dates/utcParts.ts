import type { IsoDate } from './dates'
import { dayInShop } from './days'

/** Returns year, month from 1, day, hours and minutes of a moment in UTC, for calendar files. */
export function utcParts(moment: string | number): [number, number, number, number, number] {
  const date = new Date(moment)
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ]
}

/** Returns year, month from 1 and day of a date in the shop's time zone, for calendar files. */
export function dayParts(iso: IsoDate): [number, number, number] {
  const [year, month, day] = utcParts(dayInShop(iso))
  return [year, month, day]
}
