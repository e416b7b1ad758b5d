import type { Coordinates } from '../../domain/coordinates'
import type { Opening } from '../../domain/dates/openingHours'
import type { Department } from '../places/places'

/** An optician or another place of the club's partners. */
export interface LocatorPoint extends Department, Opening {
  code: string
  type: string
  coordinates: Coordinates | null
  services: { code: string; name: string }[]
}

/** A cataract clinic. */
export interface Clinic extends Department, Opening {
  city: string
  coordinates: Coordinates | null
  services: { code: string; name: string }[]
  link: string | null
}

const PROMO_CODE_ACTIVATION = 'promo-code-activation'

/** The account shows only points where a promo code can be activated (contract 5.10). */
export const activatesPromoCodes = ({ services }: LocatorPoint): boolean =>
  services.some(({ code }) => code === PROMO_CODE_ACTIVATION)
