export type { LocatorPoint, Clinic } from '../../domain/records'
import type { LocatorPoint } from '../../domain/records'

export const PROMO_CODE_ACTIVATION = 'promo-code-activation'

/** Returns the services that are known. */
export const knownServices = ({ services }: Pick<LocatorPoint, 'services'>) => services || []

/**
 * Tells whether a promo code can be activated here; the account shows only such points (contract 5.10), and
 * those whose services cannot be read.
 */
export const activatesPromoCodes = (point: LocatorPoint): boolean =>
  point.services === false || knownServices(point).some(({ code }) => code === PROMO_CODE_ACTIVATION)
