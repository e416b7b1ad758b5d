import type { BoughtCertificateRecord, PromoCodeRecord } from '../../domain/records'
import type { Certificate } from '../../domain/records'
import { sameId } from '../../domain/Id'
export type { Certificate } from '../../domain/records'

export interface PromoCode extends PromoCodeRecord {
  /** '' where the shop has sent none: the discount may be paid for, so it is shown all the same. */
  promoCode: string
}

export interface PromoCodes {
  active: PromoCode[]
  used: PromoCode[]
}

/** Returns what names a certificate on screen. */
export const keyOfCertificate = ({ id, denominationValue }: Certificate): string =>
  id === null ? `of ${denominationValue}` : String(id)

export interface BoughtCertificate extends BoughtCertificateRecord {
  promoCode: string
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
