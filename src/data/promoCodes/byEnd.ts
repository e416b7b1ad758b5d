import { endOf, hasPassed } from '../../domain/dates/dates'
import type { PromoCode } from './promoCode'
import { currentTime } from '../../domain/dates/clock'

/**
 * Sorts codes by their end, the earliest first; then come codes without an end, then those that have ended
 * although the shop still calls them active.
 */
export function byEnd(codes: readonly PromoCode[], now: Date = currentTime()): PromoCode[] {
  const place = (code: PromoCode) => {
    const end = endOf(code.expiredDateIso)
    if (Number.isNaN(end)) return Number.MAX_VALUE
    return hasPassed(code.expiredDateIso, now) ? Infinity : end
  }
  // Equal places, also of two infinities, keep their order.
  return codes.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}
