import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import { isOfPacks, isUnderWay, type Purchase } from '../orders/purchases'
import { lensesInPackOf, type Lot, type Wear } from './supply'

/** The purchases of a product that the customer has got, newest first. */
export const receivedOf = (productId: Id, purchases: readonly Purchase[]): Purchase[] =>
  purchases.filter(({ order, item }) => sameId(item.productId, productId) && !isUnderWay(order))

/** The packs of a product that were bought after a day, newest first; what has no day is not known to be. */
export const packsSince = (productId: Id, purchases: readonly Purchase[], day: IsoDate | null): Purchase[] =>
  receivedOf(productId, purchases).filter(
    ({ order, at, item }) => isOfPacks(order) && item.quantity > 0 && daysBetween(day, at) > 0,
  )

/**
 * The lenses of purchases, the oldest first. Only those with a day count: it tells how long they have been worn. A pack
 * that does not tell its size is as large as the product's others.
 */
export const lotsOf = (purchases: readonly Purchase[], { lensesInPack }: Wear): Lot[] =>
  purchases
    .flatMap(({ order, at, item: { quantity, params } }) => {
      const lenses = quantity * (lensesInPackOf(params) ?? (isOfPacks(order) ? lensesInPack : 0))
      return at !== null && lenses > 0 && !Number.isNaN(daysBetween(at, at)) ? [{ at, lenses }] : []
    })
    .toReversed()
