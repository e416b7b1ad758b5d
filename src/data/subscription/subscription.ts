import type { SubscriptionOrderRecord } from '../../domain/records'
import { formatNumber } from '../../domain/numbers/counts'
import type { Eye } from '../../domain/lens'
import type { Contact } from '../../domain/contact'
import type { OfferQuantity } from '../catalogue/product'
import type { DeliveryPeriod } from './period'
export type {
  Subscription,
  SubscriptionType,
  SubscriptionLens,
  SubscriptionAddition,
  SubscriptionPreview,
} from '../../domain/records'

/** The next order of a subscription: changed until `editUntil`, sent on `scheduledAt`. */
export interface SubscriptionOrder extends SubscriptionOrderRecord {
  recipient: Contact | null
  /** There are more lines than could be read: it is not confirmed unseen. */
  hasUnreadable?: true
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
