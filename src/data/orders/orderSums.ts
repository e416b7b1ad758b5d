import type { Money } from '../../domain/numbers/money'
import { minus, sumOfTold } from '../../domain/numbers/sums'
import type { Order } from './order'

/** Parts of an order's sum, in the order's currency. */
export interface OrderSums {
  /** Price × quantity of every line that could be read. */
  goods: Money
  /**
   * Sum of delivery, discounts and points: the shop tells only the total (contract 10.1). Null where lines are missing in
   * `goods`: their price would pass for a cost.
   */
  rest: Money | null
}

/** @returns undefined where no price or no total is told, or currencies differ: nothing is made up */
export function orderSums({ items, totalPrice }: Pick<Order, 'items' | 'totalPrice'>): OrderSums | undefined {
  const { sum, isShort } = sumOfTold(items)
  if (!totalPrice || sum?.currency !== totalPrice.currency) return undefined
  return { goods: sum, rest: isShort ? null : minus(totalPrice, sum) }
}
