import { sameId, type Id } from '../../domain/Id'
import { minus, plus, sumOf } from '../../domain/numbers/sums'
import { knownOffer } from '../catalogue/knownProducts'
import { packsOf, type Basket, type BasketItem } from './basket'

/*
 * When a write got no response and the basket's lines do not name all of their offers, these functions compare the
 * basket before the write with the one after it.
 */

/** Tells whether a line that names no offer may be of this one; its product may rule that out. */
const mayBe = ({ productId }: BasketItem, offerId: Id): boolean => {
  const known = knownOffer(offerId)?.productId
  return known === undefined || productId === null || sameId(known, productId)
}

/** Counts the packs that may be of an offer: those of its lines, and those of lines that name no offer. */
export const packsLike = (basket: Basket, offerId: Id): number =>
  packsOf(basket, offerId) + namelessOf(basket, [offerId])

/** Counts the packs of the lines that name no offer and may be of one of these. */
export const namelessOf = ({ items }: Basket, offerIds: readonly Id[]): number =>
  items
    .filter((item) => item.offerId === null && offerIds.some((id) => mayBe(item, id)))
    .reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Returns the value of the unreadable lines: the part of the total, before its discounts, that no readable line explains;
 * undefined if a price is missing.
 */
export function unexplainedSum({ items, discounts, totalPrice }: Basket): number | undefined {
  if (!totalPrice) return undefined
  const nothing = { value: 0, currency: totalPrice.currency }
  const read = items.length === 0 ? nothing : sumOf(items)
  const off =
    discounts.length === 0 ? nothing : sumOf(discounts.map(({ value }) => ({ price: value, quantity: 1 })))
  return read && off ? minus(plus(totalPrice, off), read).value : undefined
}

/** Tells whether lines that cannot be read have come since the basket had this unexplained sum. */
export function hasUnreadGrown(before: number | undefined, now: Basket): boolean {
  const sum = now.hasUnreadable ? unexplainedSum(now) : undefined
  return before !== undefined && sum !== undefined && sum > before
}
