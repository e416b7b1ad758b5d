import type { BasketDiscount } from '../../domain/records'
import type { Address } from '../../domain/postalAddress'
import type { IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import type { SaleType } from '../orders/order'
import type { Contact } from '../../domain/contact'
import { knownOffer } from '../catalogue/knownProducts'
import { isOfLenses } from '../catalogue/lensOffers'
import type { Offer, OfferQuantity, Product } from '../catalogue/product'
import type { DeliveryPeriod } from '../subscription/period'

/** A picture's URLs by pixel density. */
export interface Picture {
  '1x': string
  '2x': string
  '3x': string
}

export interface BasketItem {
  basketItemId: Id
  productId: Id | null
  packId: Id | null
  offerId: Id | null
  additionalCardId: Id | null
  title: string
  code: string
  picture: { default: Picture; webp: Picture } | null
  types: string[]
  quantity: number
  points: number
  price: Money | null
  priceWithoutDiscount: Money | null
  cashbackPercentValue: number
}

/** The basket with the server's sums (contract 12.1); the client computes none of them. */
export interface Basket {
  deliveryAddress: Address | null
  customer: Contact | null
  recipient: Contact | null
  isPurchaseAvailable: boolean
  /** In the fields below that may be false, it stands for a value that cannot be read. */
  subscriptionTypeId: Id | null | false
  deliveryPeriod: DeliveryPeriod | null | false
  totalPrice: Money | null
  totalPoints: number
  currency: string
  saleType: SaleType | null
  minOrderPrice: Money | null
  maxOrderItemsCount: number | null
  subscriptionTotalPrice: Money | null
  subscriptionDiscount: Money | null
  promoCode: string | null | false
  promoCodeExcess: Money | null
  discounts: BasketDiscount[]
  /** The maximum number of points that can be deducted. */
  availablePointsDiscount: number
  pointsDiscountDate: IsoDate | null
  pointsDiscountValue: number | false
  cashbackValue: number
  items: BasketItem[]
  /**
   * Some lines of the answer could not be read: such a basket is neither ordered nor replaced (contract
   * 15.7).
   */
  hasUnreadable?: true
  unreadable?: readonly UnreadableItem[]
}

/** The readable part of a line that cannot be shown. */
export interface UnreadableItem {
  /** Null if the line cannot be removed. */
  basketItemId: Id | null
  title: string
}

export interface Validity {
  isValid: boolean
  messages: string[]
  /** Messages about individual items. */
  items: { basketItemId: Id; messages: string[] }[]
}

export interface LensProducts {
  products: Product[]
  offers: Offer[]
}

/** An offer to add, and the basket that it goes into. */
export interface BasketAddition extends OfferQuantity {
  type: SaleType
  /** The id of the whole purchase; omitted if this offer is all of it. */
  intent?: string
}

/** 'Ясно День, 3 шт' */
export const itemInWords = ({ title, quantity }: Pick<BasketItem, 'title' | 'quantity'>): string =>
  `${title}, ${quantity}\u00a0шт`

/** The text for a line that cannot be read. */
export const UNREADABLE = 'Один из товаров не удалось показать'

/**
 * Only lenses have types such as daily, monthly or astigmatic (contract 7.4); where the types are missing,
 * the offer decides.
 */
export function isLens({ types, offerId }: BasketItem): boolean {
  const offer = knownOffer(offerId)
  return types.length > 0 || (offer !== undefined && isOfLenses(offer))
}

/** Tells whether the basket holds lenses, which decides what a new set replaces (contract 4.8). */
export const holdsLenses = ({ items }: Basket): boolean => items.some(isLens)

export const isEmpty = ({ items, hasUnreadable }: Basket): boolean => items.length === 0 && !hasUnreadable

export const holdsSubscription = (basket: Basket): boolean =>
  !isEmpty(basket) && (basket.subscriptionTypeId !== null || basket.deliveryPeriod !== null)

/**
 * Tells whether an emptied basket has kept the period of its subscription: items added to it would be
 * subscribed to unless the period is reset in the same call.
 */
export const keepsPeriod = (basket: Basket): boolean =>
  isEmpty(basket) && (basket.subscriptionTypeId !== null || basket.deliveryPeriod !== null)

/** Counts the packs as the shop's limits do. */
export const packsIn = ({ items }: Basket): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Counts the packs of one offer in all its lines. */
export const packsOf = ({ items }: Basket, offerId: Id): number =>
  items.reduce((sum, item) => (sameId(item.offerId, offerId) ? sum + item.quantity : sum), 0)

/** Seconds for which the basket that the loader has read is shown without another call. */
export const JUST_READ = 5
