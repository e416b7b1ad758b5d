import type { BoughtCertificateRecord, CertificateRecord, PromoCodeRecord } from '../../domain/records'
import { sameId, type Id } from '../../domain/Id'

/** Names what is bought: a certificate without an id is bought by its denomination. */
export type CertificateChoice = { id: Id } | { id: null; denominationValue: number }

export type Certificate = CertificateRecord & CertificateChoice

export interface PromoCode extends PromoCodeRecord {
  /** '' if the shop has sent no code: the discount may have been bought, so it is shown anyway. */
  promoCode: string
}

export interface PromoCodes {
  active: PromoCode[]
  used: PromoCode[]
}

/** Returns a React key of a certificate. */
export const keyOfCertificate = ({ id, denominationValue }: Certificate): string =>
  id === null ? `of ${denominationValue}` : String(id)

export interface BoughtCertificate extends BoughtCertificateRecord {
  promoCode: string
}

/** Returns the number of missing points; 0 if the certificate can be bought. */
export const missingPoints = ({ pointsPrice }: Certificate, available: number): number =>
  Math.max(0, pointsPrice - available)

/**
 * Returns the certificate that was bought although its call got no answer: one of this price that was not in
 * the history before.
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
