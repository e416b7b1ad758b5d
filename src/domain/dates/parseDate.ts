import type { IsoDate } from './dates'
import { dayInShop } from './days'
import { normalizeTyped } from '../normalizeTyped'

/**
 * Converts '05.03.2026' to '2026-03-05'; returns undefined for a day that does not exist (contract 8.4: leap
 * years respected).
 */
export function parseDate(text: string): IsoDate | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(normalizeTyped(text)) ?? []
  if (Number(day) < 1 || Number(day) > daysInMonth(Number(year), Number(month))) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Converts '2026-03-05', or a moment of that day in the shop's time zone, to '05.03.2026' for a date field.
 */
export function dateFieldText(iso: IsoDate | null): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(dayInShop(iso ?? '')) ?? []
  return year === undefined ? '' : `${day}.${month}.${year}`
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0
}
