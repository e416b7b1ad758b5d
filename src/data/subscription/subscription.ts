import type { Address } from '../../domain/postalAddress'
import { formatNumber } from '../../domain/numbers/counts'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Eye, Lens } from '../../domain/lens'
import type { Money } from '../../domain/numbers/money'
import type { Contact } from '../../domain/contact'
import type { OfferQuantity } from '../catalogue/product'
import type { Status } from '../../domain/Status'
import type { DeliveryPeriod } from './period'

export interface Subscription {
  id: Id
  /** active or cancelled. */
  status: Status
  subscriptionTypeId: Id | null
  deliveryPeriod: DeliveryPeriod | null
  nextOrderAt: IsoDate | null
  isCancelable: boolean
}

export interface SubscriptionType {
  id: Id
  title: string
  deliveryPeriod: DeliveryPeriod | null
  discountPercent: number
}

export interface SubscriptionLens extends Lens {
  offerId: Id
  quantity: number
  price: Money | null
}

export interface SubscriptionAddition {
  id: Id
  offerId: Id | null
  title: string
  picture: string | null
  quantity: number
  price: Money | null
}

/** The next order of a subscription: changed until `editUntil`, sent on `scheduledAt`. */
export interface SubscriptionOrder {
  id: Id
  number: string
  scheduledAt: IsoDate | null
  editUntil: IsoDate | null
  isConfirmed: boolean
  recipient: Contact | null
  deliveryAddress: Address | null
  lenses: SubscriptionLens[]
  additional: SubscriptionAddition[]
  totalPrice: Money | null
  discountValue: number
  points: number
  /** There are more lines than could be read: it is not confirmed unseen. */
  hasUnreadable?: true
}

/** The subscription in short, for its card. */
export interface SubscriptionPreview {
  subscription: Subscription
  number: string
  scheduledAt: IsoDate | null
  editUntil: IsoDate | null
  isConfirmed: boolean
  itemsCount: number
  totalPrice: Money | null
}

/** Effect of a new set on a basket that is not empty (contract 4.8). */
export type ReplacementMode =
  'default' | 'subscription-on-subscription' | 'subscription-on-lenses' | 'lenses-on-subscription'

export interface WizardChoice {
  /** Items that the customer has agreed to lose, in the words of the question. */
  told: readonly string[]
  /** Null buys the lenses once. */
  deliveryPeriod: DeliveryPeriod | null
  /** Eye of the lens, if known. */
  lenses: (OfferQuantity & { eye?: Eye })[]
  additional: OfferQuantity[]
}

/** 'Скидка 10 %' */
export const discountInWords = (percent: number): string => `Скидка ${formatNumber(percent)}\u00a0%`

/** The shop counts the discount: a sum that is shown before the basket is without it. */
export const discountToCome = (percent: number): string =>
  `${discountInWords(percent)} по подписке: сумму с ней покажет корзина.`
