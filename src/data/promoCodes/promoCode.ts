import type { IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import type { Currency } from '../../domain/numbers/money'

export interface PromoCode {
  /** '' where the shop has sent none: the discount may be paid for, so it is shown all the same. */
  promoCode: string
  expiredDateIso: IsoDate | null
  /** Whole units of `currency`, of roubles where the shop names none. */
  discountValue: number
  currency?: Currency | null
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
  /** Null where it is bought by its denomination. */
  id: Id | null
  denominationValue: number
  currency?: Currency | null
  pointsPrice: number
  title: string
  isAvailable: boolean
}

/** Returns what names a certificate on screen. */
export const keyOfCertificate = ({ id, denominationValue }: Certificate): string =>
  id === null ? `of ${denominationValue}` : String(id)

export interface BoughtCertificate {
  id: Id
  title: string
  denominationValue: number
  pointsPrice: number
  promoCode: string
  boughtAt: IsoDate | null
}

/** Returns the number of missing points; 0 if the certificate can be bought. */
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
      !before.some(({ id }) => sameId(id, bought.id)),
  )
