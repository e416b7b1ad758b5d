export type { LocatorPoint, Clinic } from '../../domain/records'
import type { LocatorPoint } from '../../domain/records'

const PROMO_CODE_ACTIVATION = 'promo-code-activation'

/** Tells whether a promo code can be activated here; the account shows only such points (contract 5.10). */
export const activatesPromoCodes = ({ services }: LocatorPoint): boolean =>
  services.some(({ code }) => code === PROMO_CODE_ACTIVATION)
