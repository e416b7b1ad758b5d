import { sameId, type Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { Basket, BasketItem } from './basket'

/**
 * Identifies a line: the server may give it another id when the basket is sent whole, but never another
 * offer.
 */
export interface LineName {
  basketItemId: Id
  offerId: Id | null
  /** Index among several lines of one offer, such as those of two equal eyes. */
  nth: number
}

export interface SentLine {
  offerId: Id
  quantity: number
  additionalCardId?: Id
}

export const nameOfLine = ({ items }: Basket, item: BasketItem): LineName => ({
  basketItemId: item.basketItemId,
  offerId: item.offerId,
  nth: items.filter(({ offerId }) => sameId(offerId, item.offerId)).indexOf(item),
})

/**
 * Settings of `keyFor`, each the beginning of the next ones: the basket, all its lines, the lines of an offer. The
 * offer's ends with a separator so that 12 does not match 123.
 */
export const basketOf = (type: SaleType): string => `basket ${type} `
export const linesOf = (type: SaleType): string => `${basketOf(type)}line `
/** The lines that a write sends whole: after any other write the same lines are another intent. */
export const wholeOf = (type: SaleType): string => `${basketOf(type)}whole`
export const lineOf = (type: SaleType, offerId: Id): string => `${linesOf(type)}${offerId};`

/** Returns the key of a line, for React and for stored choices. */
export const keyOfLine = ({ basketItemId, offerId, nth }: LineName): string =>
  offerId === null ? `item ${basketItemId}` : `offer ${offerId} ${nth}`

export function lineIn({ items }: Basket, { basketItemId, offerId, nth }: LineName): BasketItem | undefined {
  if (offerId === null) return items.find((item) => sameId(item.basketItemId, basketItemId))
  const alike = items.filter((item) => sameId(item.offerId, offerId))
  return alike.find((item) => sameId(item.basketItemId, basketItemId)) ?? alike[nth]
}

/** Tells whether the whole basket can be sent; lines without an offer or a quantity would be lost. */
export const canBeSent = ({ items, hasUnreadable }: Basket): boolean =>
  !hasUnreadable && items.every(({ offerId, quantity }) => offerId !== null && quantity > 0)

const sent = ({ offerId, quantity, additionalCardId }: BasketItem): SentLine[] =>
  offerId === null ? [] : [{ offerId, quantity, ...(additionalCardId !== null && { additionalCardId }) }]

/** Returns all lines with another quantity in one of them. */
export const withQuantity = ({ items }: Basket, line: BasketItem, quantity: number): SentLine[] =>
  items.flatMap((item) => sent(item === line ? { ...item, quantity } : item))

/** Returns all lines with one more inserted at its index. */
export const withLine = ({ items }: Basket, line: BasketItem, index: number): SentLine[] =>
  [...items.slice(0, index), line, ...items.slice(index)].flatMap(sent)
