import { formatDate } from '../../domain/dates/dates'
import { count, plural, type Forms } from '../../domain/numbers/counts'
import type { Stock } from './byReminder'

/** Days from which a span is written in weeks, and from which in months. */
const WEEKS_FROM = 21
const MONTHS_FROM = 60
const DAYS_OF_WEEK = 7
const DAYS_OF_MONTH = 30

/** Writes how long lenses last, rounded down: '12 дней', '5 недель', '13 месяцев'. */
export function spanInWords(days: number): string {
  if (days < WEEKS_FROM) return count(days, ['день', 'дня', 'дней'])
  return days < MONTHS_FROM
    ? count(Math.floor(days / DAYS_OF_WEEK), ['неделю', 'недели', 'недель'])
    : count(Math.floor(days / DAYS_OF_MONTH), ['месяц', 'месяца', 'месяцев'])
}

/** Returns 'Хватит примерно до 24 декабря 2027: на 13 месяцев'. */
export const stockInWords = ({ endsAt, daysLeft }: Stock): string =>
  daysLeft === 0
    ? `По расчёту закончились ${formatDate(endsAt)}`
    : `Хватит примерно до ${formatDate(endsAt)}: на ${spanInWords(daysLeft)}`

const PACKS: Forms = ['упаковка', 'упаковки', 'упаковок']

/** Returns the source of the date: 'Считаем по напоминанию: 1 упаковка, куплена 13 сентября 2026'. */
export const basisInWords = ({ basis }: Stock): string =>
  basis.kind === 'orders'
    ? 'Считаем по вашим заказам'
    : `Считаем по напоминанию: ${count(basis.packs, PACKS)}, ${plural(basis.packs, ['куплена', 'куплены', 'куплены'])} ${formatDate(basis.purchasedAt)}`

/**
 * Returns 'После этого куплено ещё 5 упаковок, считаем и их', about purchases after the reminder's; '' for
 * none.
 */
export const laterInWords = (packs: number): string =>
  packs > 0
    ? `После этого ${plural(packs, ['куплена', 'куплены', 'куплено'])} ещё ${count(packs, PACKS)}, считаем и ${packs === 1 ? 'её' : 'их'}`
    : ''
