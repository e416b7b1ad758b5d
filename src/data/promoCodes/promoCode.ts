import type { IsoDate } from '../../domain/dates'
import { daysBetween } from '../../domain/dates'
import { sameId, type Id } from '../../domain/Id'

export interface PromoCode {
  promoCode: string
  expiredDateIso: IsoDate | null
  /** Whole units of the shop's currency. */
  discountValue: number
  link: string | null
  activeRules: string
  forPurchase: string
  whereToUse: string
}

export interface PromoCodes {
  active: PromoCode[]
  used: PromoCode[]
}

/** A promo code that points can buy. */
export interface Certificate {
  id: Id
  denominationValue: number
  pointsPrice: number
  title: string
  isAvailable: boolean
}

export interface BoughtCertificate {
  id: Id
  title: string
  denominationValue: number
  pointsPrice: number
  promoCode: string
  boughtAt: IsoDate | null
}

const isOver = ({ expiredDateIso }: PromoCode, now: Date) =>
  daysBetween(now.toISOString(), expiredDateIso) < 0

/** What ends first comes first; then what never ends, then what has ended although the shop still calls it active. */
export function byEnd(codes: readonly PromoCode[], now: Date = new Date()): PromoCode[] {
  const place = (code: PromoCode) => {
    const end = Date.parse(code.expiredDateIso ?? '')
    if (Number.isNaN(end)) return Number.MAX_VALUE
    return isOver(code, now) ? Infinity : end
  }
  // Equal places, also of two infinities, keep their order.
  return codes.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}

/** How many points are missing for it; 0 when it can be had. */
export const missingPoints = ({ pointsPrice }: Certificate, available: number): number =>
  Math.max(0, pointsPrice - available)

/**
 * The certificate that was bought although its answer did not come: the one of this price that the history had not
 * known before.
 */
export const boughtSince = (
  before: readonly BoughtCertificate[],
  now: readonly BoughtCertificate[],
  { denominationValue, pointsPrice }: Certificate,
): BoughtCertificate | undefined =>
  now.find(
    (bought) =>
      bought.denominationValue === denominationValue &&
      bought.pointsPrice === pointsPrice &&
      bought.promoCode !== '' &&
      !before.some(({ id }) => sameId(id, bought.id)),
  )
