import type { Money } from '../../domain/numbers/money'
import { minus, sumOfTold } from '../../domain/numbers/sums'
import type { Order } from './order'

/** Parts of an order's sum, in the order's currency. */
export interface OrderSums {
  /** Sum of price × quantity over the readable lines. */
  goods: Money
  /**
   * Sum of delivery, discounts and points: the shop states only the total (contract 10.1). Null if lines are
   * missing in `goods`, because their price would be counted here.
   */
  rest: Money | null
}

/** @returns undefined if a price or the total is missing, or currencies differ: no sum is guessed */
export function orderSums({ items, totalPrice }: Pick<Order, 'items' | 'totalPrice'>): OrderSums | undefined {
  const { sum, isShort } = sumOfTold(items)
  if (!totalPrice || sum?.currency !== totalPrice.currency) return undefined
  return { goods: sum, rest: isShort ? null : minus(totalPrice, sum) }
}
