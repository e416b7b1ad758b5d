import { sameId, type Id } from '../../domain/Id'
import { count } from '../../domain/numbers/counts'
import type { Order } from '../orders/order'
import { isOfPacks, isUnderWay } from '../orders/purchases'

/** Returns the number of packs of a product on their way. Unpaid orders do not count. */
export const packsComing = (productId: Id, orders: readonly Order[]): number =>
  orders
    .filter((order) => isUnderWay(order) && isOfPacks(order) && order.payment?.isLinkAvailable !== true)
    .flatMap(({ items }) => items)
    .filter((item) => sameId(item.productId, productId))
    .reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0)

/** Returns 'Ещё 2 упаковки в пути'; '' for none. */
export const comingInWords = (packs: number): string =>
  packs > 0 ? `Ещё ${count(packs, ['упаковка', 'упаковки', 'упаковок'])} в пути` : ''
