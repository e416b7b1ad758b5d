import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import { hasArrived, isOfPacks, type Purchase } from '../orders/purchases'
import { lensesInPackOf, type Lot, type Wear } from './supply'

/** Returns the received purchases of a product, newest first. */
export const receivedOf = (productId: Id, purchases: readonly Purchase[]): Purchase[] =>
  purchases.filter(({ order, item }) => sameId(item.productId, productId) && hasArrived(order))

/** Returns the packs of a product bought after a day, newest first; purchases without a date are left out. */
export const packsSince = (productId: Id, purchases: readonly Purchase[], day: IsoDate | null): Purchase[] =>
  receivedOf(productId, purchases).filter(
    ({ order, at, item }) => isOfPacks(order) && item.quantity > 0 && daysBetween(day, at) > 0,
  )

/**
 * Returns the lenses of purchases, the oldest first. Purchases without a date are left out: nobody knows how
 * long those lenses have been worn. A pack without a size is treated like the product's other packs.
 */
export const lotsOf = (purchases: readonly Purchase[], { lensesInPack }: Wear): Lot[] =>
  purchases
    .flatMap(({ order, at, item: { quantity, params } }) => {
      const lenses = quantity * (lensesInPackOf(params) ?? (isOfPacks(order) ? lensesInPack : 0))
      return at !== null && lenses > 0 && !Number.isNaN(daysBetween(at, at)) ? [{ at, lenses }] : []
    })
    .toReversed()
