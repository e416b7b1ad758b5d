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

/** A picture by pixel density. */
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

/** The basket as the server counts it (contract 12.1); the client counts nothing of it. */
export interface Basket {
  deliveryAddress: Address | null
  customer: Contact | null
  recipient: Contact | null
  isPurchaseAvailable: boolean
  subscriptionTypeId: Id | null
  deliveryPeriod: DeliveryPeriod | null
  totalPrice: Money | null
  totalPoints: number
  currency: string
  saleType: SaleType | null
  minOrderPrice: Money | null
  maxOrderItemsCount: number | null
  subscriptionTotalPrice: Money | null
  subscriptionDiscount: Money | null
  promoCode: string | null
  promoCodeExcess: Money | null
  discounts: BasketDiscount[]
  /** Points that may be taken off. */
  availablePointsDiscount: number
  pointsDiscountDate: IsoDate | null
  pointsDiscountValue: number
  cashbackValue: number
  items: BasketItem[]
  /**
   * The answer has more lines than could be read: the basket is neither ordered nor replaced (contract 15.7).
   */
  hasUnreadable?: true
  unreadable?: readonly UnreadableItem[]
}

/** Readable part of a line that cannot be shown. */
export interface UnreadableItem {
  /** Null if the line cannot be removed. */
  basketItemId: Id | null
  title: string
}

export interface Validity {
  isValid: boolean
  messages: string[]
  /** Messages about single items. */
  items: { basketItemId: Id; messages: string[] }[]
}

export interface LensProducts {
  products: Product[]
  offers: Offer[]
}

/** Offer to add, and the basket that it goes into. */
export interface BasketAddition extends OfferQuantity {
  type: SaleType
  /** Name of the whole purchase; left out if this offer is all of it. */
  intent?: string
}

/** 'Ясно День, 3 шт' */
export const itemInWords = ({ title, quantity }: Pick<BasketItem, 'title' | 'quantity'>): string =>
  `${title}, ${quantity}\u00a0шт`

/** 'Один из товаров не удалось показать', for a line that cannot be read. */
export const UNREADABLE = 'Один из товаров не удалось показать'

/** Only lenses have types: daily, monthly, astigmatic … (contract 7.4); where they are missing the offer tells it. */
export function isLens({ types, offerId }: BasketItem): boolean {
  const offer = knownOffer(offerId)
  return types.length > 0 || (offer !== undefined && isOfLenses(offer))
}

/** Tells whether the basket holds lenses; this decides what a new set replaces (contract 4.8). */
export const holdsLenses = ({ items }: Basket): boolean => items.some(isLens)

export const isEmpty = ({ items, hasUnreadable }: Basket): boolean => items.length === 0 && !hasUnreadable

export const holdsSubscription = (basket: Basket): boolean =>
  !isEmpty(basket) && (basket.subscriptionTypeId !== null || basket.deliveryPeriod !== null)

/**
 * Tells whether an emptied basket has kept the period of its subscription: what goes in would be subscribed to unless
 * the period is reset with it.
 */
export const keepsPeriod = (basket: Basket): boolean =>
  isEmpty(basket) && (basket.subscriptionTypeId !== null || basket.deliveryPeriod !== null)

/** Counts the packs; limits count them too. */
export const packsIn = ({ items }: Basket): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Counts the packs of one offer, in all its lines. */
export const packsOf = ({ items }: Basket, offerId: Id): number =>
  items.reduce((sum, item) => (sameId(item.offerId, offerId) ? sum + item.quantity : sum), 0)

/** Seconds for which a page shows the basket that the loader has just read, without another call. */
export const JUST_READ = 5
