import { agreed, type Forms } from '#domain/numbers/counts'
import { daysBetween, formatDate, hasPassed } from '#domain/dates/dates'
import { formatMoney } from '#domain/numbers/money'
import type { Certificate, PromoCode } from '#data/promoCodes/promoCode'
import { currentTime } from '#domain/dates/clock'

const DAYS: Forms = ['день', 'дня', 'дней']
const LEFT: Forms = ['остался', 'осталось', 'осталось']

/** Returns the shop's title of a certificate, else 'Промокод на 500 ₽'. */
export const certificateName = ({ title, denominationValue, currency }: Certificate): string =>
  title === ''
    ? `Промокод на ${formatMoney({ value: denominationValue, currency: currency ?? 'RUB' })}`
    : title

/** Returns 'Действует до 30 ноября 2026, осталось 9 дней'; '' for a code that never ends. */
export function endInWords({ expiredDateIso }: PromoCode, now: Date = currentTime()): string {
  const days = daysBetween(now.toISOString(), expiredDateIso)
  if (Number.isNaN(days)) return ''
  const date = formatDate(expiredDateIso)
  if (hasPassed(expiredDateIso, now)) return `Срок истёк ${date}`
  const { counted, verb } = agreed(days, DAYS, LEFT)
  return `Действует до ${date}, ${days === 0 ? 'последний день' : `${verb} ${counted}`}`
}
