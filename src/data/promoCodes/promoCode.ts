import type { IsoDate } from '../../domain/dates'
import type { Id } from '../../domain/Id'

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
