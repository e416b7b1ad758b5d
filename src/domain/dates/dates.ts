import { plural } from '../numbers/counts'
import { digits } from '../numbers/digits'
import { currentTime } from './clock'
import { WEEK } from './week'

/** An ISO 8601 date or time as the server sends it: '2026-11-18T14:30:00+03:00' or '1991-03-14'. */
export type IsoDate = string

type Maybe = IsoDate | null | undefined

// The shop's time zone is UTC+3 all year round and in every year, whatever the browser's zone (contract 5.3).
const SHOP_OFFSET = '+03:00'

/**
 * Milliseconds by which the shop's clock is ahead of UTC; the next constant has the milliseconds of a day.
 */
export const SHOP_AHEAD = 3 * 60 * 60 * 1000
export const DAY = 24 * 60 * 60 * 1000

/*
 * The names are written out without `Intl`, whose first use takes 60 ms on a fast machine, before anything is
 * shown.
 */
const MONTHS = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ')
const OF_MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
  ' ',
)
const WEEKDAYS = 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' ')
const DAYS = ['день', 'дня', 'дней'] as const
const NEAR: Partial<Record<number, string>> = {
  [-2]: 'позавчера',
  [-1]: 'вчера',
  0: 'сегодня',
  1: 'завтра',
  2: 'послезавтра',
}

/**
 * Writes '5 марта 2026', with day and month on one line; '' if the text is not a date, as in the functions
 * below.
 */
export function formatDate(iso: Maybe): string {
  return write(iso, (at) => `${dayOfMonth(at)} ${at.getUTCFullYear()}`)
}

/** Writes '5 марта'. */
export function formatDay(iso: Maybe): string {
  return write(iso, dayOfMonth)
}

const dayOfMonth = (at: Date) => `${at.getUTCDate()}\u00a0${OF_MONTHS[at.getUTCMonth()]}`

/** Writes '14:30'; '' for a day without a time. */
export function formatTime(iso: Maybe): string {
  if (!hasTime(iso)) return ''
  return write(iso, (at) => `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`)
}

/** Tells whether a date has a time of day; without one it is a whole day. */
export const hasTime = (iso: Maybe): boolean => iso?.includes('T') === true

/** Writes '18 ноября, 14:30'. */
export function formatDayTime(iso: Maybe): string {
  return [formatDay(iso), formatTime(iso)].filter(Boolean).join(', ')
}

/** What is shown in place of a date or a time that cannot be read. */
export const UNSHOWN_DATE = 'Дату не удалось показать'
export const UNSHOWN_TIME = 'Время не удалось показать'

/** Writes 'среда'. */
export function formatWeekday(iso: Maybe): string {
  return write(iso, (at) => WEEKDAYS[at.getUTCDay()] ?? '')
}

/** Writes '9 марта, пн': short enough for a select on a phone, in larger text, too. */
export function formatDayOfWeek(iso: Maybe): string {
  return write(iso, (at) => `${formatDay(iso)}, ${WEEK[at.getUTCDay()] ?? ''}`)
}

/** Writes 'март'. */
export function formatMonth(iso: Maybe): string {
  return write(iso, (at) => MONTHS[at.getUTCMonth()] ?? '')
}

/** Writes 'март 2026'. */
export function formatMonthYear(iso: Maybe): string {
  return write(iso, (at) => `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`)
}

/**
 * Returns the number of calendar days between two moments in the shop's time zone: 1 from 23:59 to 0:01; NaN
 * if one of them is not a date.
 */
export function daysBetween(from: Maybe, to: Maybe): number {
  return dayNumber(toInstant(to)) - dayNumber(toInstant(from))
}

/**
 * Returns the end of a moment or a day in milliseconds: a day ends when the shop's next one begins; NaN if it
 * is not a date.
 */
export const endOf = (iso: Maybe): number =>
  hasTime(iso) ? toInstant(iso) : (dayNumber(toInstant(iso)) + 1) * DAY - SHOP_AHEAD

/** Tells whether a moment or a whole day has passed; every 'until' is checked here. */
export const hasPassed = (iso: Maybe, now: Date = currentTime()): boolean => endOf(iso) <= now.getTime()

/** Tells whether a moment has come, or a day has begun; every 'from' is checked here. */
export const hasCome = (iso: Maybe, now: Date = currentTime()): boolean =>
  hasTime(iso) ? hasPassed(iso, now) : daysBetween(now.toISOString(), iso) <= 0

/** Writes 'через 9 дней', 'завтра', '3 дня назад'. */
export function formatDaysUntil(iso: Maybe, now: Date = currentTime()): string {
  const days = daysBetween(now.toISOString(), iso)
  if (Number.isNaN(days)) return ''
  const size = `${digits(days, 0, 0)}\u00a0${plural(days, DAYS)}`
  return NEAR[days] ?? (days > 0 ? `через\u00a0${size}` : `${size}\u00a0назад`)
}

function dayNumber(instant: number): number {
  return Math.floor((instant + SHOP_AHEAD) / DAY)
}

/**
 * Returns a moment in milliseconds. A time without an offset is in the shop's time zone, not the browser's.
 */
function toInstant(iso: Maybe): number {
  if (iso === null || iso === undefined) return NaN
  const hasOwnZone = !hasTime(iso) || /(Z|[+-]\d\d:?\d\d)$/.test(iso)
  return Date.parse(hasOwnZone ? iso : iso + SHOP_OFFSET)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Writes a date, or '' for none.
 * @param words formats a date whose UTC parts are in the shop's time zone
 */
function write(iso: Maybe, words: (at: Date) => string): string {
  const at = new Date(toInstant(iso) + SHOP_AHEAD)
  return Number.isNaN(at.getTime()) ? '' : words(at)
}
