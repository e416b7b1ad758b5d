export type { LocatorPoint, Clinic } from '../../domain/records'
import type { LocatorPoint } from '../../domain/records'

/** The service that activates promo codes; other codes of the API have underscores. */
export const isActivation = ({ code }: { code: string }): boolean =>
  /^promo[-_]code[-_]activation$/.test(code)

/** Returns the services that are known. */
export const knownServices = ({ services }: Pick<LocatorPoint, 'services'>) => services || []

/**
 * Tells whether a promo code can be activated here; the account shows only such points (contract 5.10), and
 * those whose services cannot be read.
 */
export const activatesPromoCodes = (point: LocatorPoint): boolean =>
  point.services === false || knownServices(point).some(isActivation)
