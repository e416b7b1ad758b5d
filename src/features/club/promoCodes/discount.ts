import { daysBetween, formatDate, hasPassed } from '#domain/dates/dates'
import { agreed, count, type Forms } from '#domain/numbers/counts'
import { formatMoney } from '#domain/numbers/money'
import { OF_POINTS } from '#domain/numbers/points'
import { missingPoints, type Certificate, type PromoCode } from '#data/promoCodes/promoCode'
import { currentTime } from '#domain/dates/clock'

const DAYS: Forms = ['день', 'дня', 'дней']
const LEFT: Forms = ['остался', 'осталось', 'осталось']

/** Returns the shop's title of a certificate, else 'Промокод на 500 ₽'. */
export const certificateName = (certificate: Certificate): string =>
  certificate.title === '' ? `Промокод на ${faceOf(certificate)}` : certificate.title

/** Returns '500 ₽', what a certificate is worth. */
export const faceOf = ({ denominationValue, currency }: Certificate): string =>
  formatMoney({ value: denominationValue, currency: currency ?? 'RUB' })

/** Returns why a certificate cannot be had; undefined if it can. */
export function whyNot(certificate: Certificate, available: number): string | undefined {
  if (!certificate.isAvailable) return 'Сейчас недоступен'
  const missing = missingPoints(certificate, available)
  return missing > 0 ? `Не хватает ${count(missing, OF_POINTS)}` : undefined
}

/** Returns '500 ₽', what a code takes off; '' where the shop has not said. */
export const discountFigure = ({ discountValue, currency }: PromoCode): string =>
  discountValue > 0 ? formatMoney({ value: discountValue, currency: currency ?? 'RUB' }) : ''

/** Fewer days than this are counted. */
const SOON = 14

/** Returns the last day of a code, and while it is near how many days are left; '' where there is nothing to tell. */
export function lastDayOf({ expiredDateIso }: PromoCode, now: Date = currentTime()) {
  const days = daysBetween(now.toISOString(), expiredDateIso)
  if (Number.isNaN(days)) return { left: '', day: '' }
  const date = formatDate(expiredDateIso)
  if (hasPassed(expiredDateIso, now)) return { left: '', day: `Срок истёк ${date}` }
  return { left: days < SOON ? daysLeft(days) : '', day: `до ${date}` }
}

function daysLeft(days: number): string {
  const { counted, verb } = agreed(days, DAYS, LEFT)
  return days === 0 ? 'последний день' : `${verb} ${counted}`
}

/** Returns 'Действует до 30 ноября 2026, осталось 9 дней'; '' for a code that never ends. */
export function endInWords({ expiredDateIso }: PromoCode, now: Date = currentTime()): string {
  const days = daysBetween(now.toISOString(), expiredDateIso)
  if (Number.isNaN(days)) return ''
  const date = formatDate(expiredDateIso)
  if (hasPassed(expiredDateIso, now)) return `Срок истёк ${date}`
  return `Действует до ${date}, ${daysLeft(days)}`
}
