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

/** The next order of a subscription: it can be edited until `editUntil` and is sent on `scheduledAt`. */
export interface SubscriptionOrder extends SubscriptionOrderRecord {
  /** False if it cannot be read. */
  recipient: Contact | null | false
  /** Some lines could not be read, so the order must not be confirmed. */
  hasUnreadable?: true
}

/** The effect of a new set on a non-empty basket (contract 4.8). */
export type ReplacementMode =
  'default' | 'subscription-on-subscription' | 'subscription-on-lenses' | 'lenses-on-subscription'

export interface WizardChoice {
  /** The items that the customer has agreed to lose, as the question named them. */
  told: readonly string[]
  /** Null for a single purchase. */
  deliveryPeriod: DeliveryPeriod | null
  /** Eye of the lens, if known. */
  lenses: (OfferQuantity & { eye?: Eye })[]
  additional: OfferQuantity[]
}

/** Returns 'Скидка 10 %'. */
export const discountInWords = (percent: number): string => `Скидка ${formatNumber(percent)}\u00a0%`

/** The shop calculates the discount, so sums shown before the basket do not include it. */
export const discountToCome = (percent: number): string =>
  `${discountInWords(percent)} по подписке: сумму с ней покажет корзина.`
