import { once } from './once'

/** An ISO 8601 date or time as the server sends it: '2026-11-18T14:30:00+03:00' or '1991-03-14'. */
export type IsoDate = string

type Maybe = IsoDate | null | undefined

// The shop's time is UTC+3 the whole year and in every year, whatever the browser's zone (contract 5.3);
// the sign in this name is reversed.
const SHOP_ZONE = 'Etc/GMT-3'
const SHOP_OFFSET = '+03:00'

/** Milliseconds by which the shop's clock is ahead of UTC, and of a day. */
export const SHOP_AHEAD = 3 * 60 * 60 * 1000
export const DAY = 24 * 60 * 60 * 1000

const format = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('ru', { ...options, timeZone: SHOP_ZONE }))

const day = format({ day: 'numeric', month: 'long' })
const date = format({ day: 'numeric', month: 'long', year: 'numeric' })
const time = format({ hour: '2-digit', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const month = format({ month: 'long' })
const monthAndYear = format({ month: 'long', year: 'numeric' })
const relative = once(() => new Intl.RelativeTimeFormat('ru', { numeric: 'auto' }))

/** '5 марта 2026'; '' for what is no date, here and below. */
export function formatDate(iso: Maybe): string {
  return write(date(), iso)
}

/** '5 марта' */
export function formatDay(iso: Maybe): string {
  return write(day(), iso)
}

/** '14:30' */
export function formatTime(iso: Maybe): string {
  return write(time(), iso)
}

/** '18 ноября, 14:30' */
export function formatDayTime(iso: Maybe): string {
  return [formatDay(iso), formatTime(iso)].filter(Boolean).join(', ')
}

/** 'среда' */
export function formatWeekday(iso: Maybe): string {
  return write(weekday(), iso)
}

/** 'март' */
export function formatMonth(iso: Maybe): string {
  return write(month(), iso)
}

/** 'март 2026' */
export function formatMonthYear(iso: Maybe): string {
  return write(monthAndYear(), iso)
}

/** Days of the shop's calendar from one moment to another: 1 from 23:59 to 0:01; NaN for what is no date. */
export function daysBetween(from: Maybe, to: Maybe): number {
  return dayNumber(toInstant(to)) - dayNumber(toInstant(from))
}

/** 'через 9 дней', 'завтра', '3 дня назад' */
export function formatDaysUntil(iso: Maybe, now: Date = new Date()): string {
  const days = daysBetween(now.toISOString(), iso)
  return Number.isNaN(days) ? '' : relative().format(days, 'day')
}

function dayNumber(instant: number): number {
  return Math.floor((instant + SHOP_AHEAD) / DAY)
}

/** Milliseconds of a moment. A time without an offset is the shop's, not the browser's. */
function toInstant(iso: Maybe): number {
  if (iso === null || iso === undefined) return NaN
  const hasOwnZone = !iso.includes('T') || /(Z|[+-]\d\d:?\d\d)$/.test(iso)
  return Date.parse(hasOwnZone ? iso : iso + SHOP_OFFSET)
}

/** Intl puts 'г.' after a year; the shop does not (contract 9.3). */
function write(format: Intl.DateTimeFormat, iso: Maybe): string {
  const instant = toInstant(iso)
  if (Number.isNaN(instant)) return ''
  const parts = format.formatToParts(instant)
  const year = parts.findIndex((part) => part.type === 'year')
  return (year === -1 ? parts : parts.slice(0, year + 1)).map((part) => part.value).join('')
}
