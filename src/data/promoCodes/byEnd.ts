import { endOf, hasPassed } from '../../domain/dates/dates'
import type { PromoCode } from './promoCode'
import { currentTime } from '../../domain/dates/clock'

/**
 * Sorts codes by their end, the earliest first. Codes without an end follow, then those that have ended
 * although the shop still calls them active.
 */
export function byEnd(codes: readonly PromoCode[], now: Date = currentTime()): PromoCode[] {
  const place = (code: PromoCode) => {
    const end = endOf(code.expiredDateIso)
    if (Number.isNaN(end)) return Number.MAX_VALUE
    return hasPassed(code.expiredDateIso, now) ? Infinity : end
  }
  // The comparison also keeps the order of two infinities, whose difference is NaN.
  return codes.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}
