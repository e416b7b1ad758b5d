import { daysBetween, formatDate, hasPassed } from '#domain/dates/dates'
import { agreed, count, type Forms } from '#domain/numbers/counts'
import { formatMoney } from '#domain/numbers/money'
import { OF_POINTS } from '#domain/numbers/points'
import { missingPoints, type Certificate, type PromoCode } from '#data/promoCodes/promoCode'
import { currentTime } from '#domain/dates/clock'

const DAYS: Forms = ['день', 'дня', 'дней']
const LEFT: Forms = ['остался', 'осталось', 'осталось']

/** Returns the shop's title of the certificate, else 'Промокод на 500 ₽'. */
export function certificateName(certificate: Certificate): string {
  const face = faceOf(certificate)
  return certificate.title || (face === '' ? 'Промокод' : `Промокод на ${face}`)
}

/** Returns the value of a certificate: '500 ₽'; '' if it is unknown. */
export const faceOf = ({ denominationValue: value, currency }: Certificate): string =>
  value === null ? '' : formatMoney({ value, currency: currency ?? 'RUB' })

/** Returns why a certificate is not available; undefined if it is. */
export function whyNot(certificate: Certificate, available: number): string | undefined {
  if (!certificate.isAvailable) return 'Сейчас недоступен'
  const missing = missingPoints(certificate, available)
  return missing > 0 ? `Не хватает ${count(missing, OF_POINTS)}` : undefined
}

/** If fewer days than this are left, their number is shown. */
const SOON = 14

/**
 * Returns the last day of a code and, if it is near, the number of days left; each is '' if there is nothing
 * to show.
 */
export function lastDayOf(code: PromoCode, now: Date = currentTime()) {
  const end = endOf(code, now)
  return {
    left: end.days !== undefined && end.days < SOON ? daysLeft(end.days) : '',
    day: end.days === undefined ? end.told : `до ${end.told}`,
  }
}

/** Returns 'Действует до 30 ноября 2026', or 'Срок истёк …'; '' for a code without an end. */
export function validityOf(code: PromoCode, now: Date = currentTime()): string {
  const { told, days } = endOf(code, now)
  return days === undefined ? told : `Действует до ${told}`
}

/** Returns the same with the number of days left: 'Действует до 30 ноября 2026, осталось 9 дней'. */
export function endInWords(code: PromoCode, now: Date = currentTime()): string {
  const { days } = endOf(code, now)
  return validityOf(code, now) + (days === undefined ? '' : `, ${daysLeft(days)}`)
}

/**
 * Returns the last day and the number of days left. Without `days`, `told` is the whole text: 'Срок истёк …',
 * or '' for a code without an end.
 */
function endOf({ expiredDateIso }: PromoCode, now: Date): { told: string; days?: number } {
  const days = daysBetween(now.toISOString(), expiredDateIso)
  if (Number.isNaN(days)) return { told: '' }
  const date = formatDate(expiredDateIso)
  return hasPassed(expiredDateIso, now) ? { told: `Срок истёк ${date}` } : { told: date, days }
}

function daysLeft(days: number): string {
  const { counted, verb } = agreed(days, DAYS, LEFT)
  return days === 0 ? 'последний день' : `${verb} ${counted}`
}
