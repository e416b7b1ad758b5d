import type { Money } from '../../domain/numbers/money'
import type { Order } from './order'

/** Parts of an order's sum, in the order's currency. */
export interface OrderSums {
  /** Price × quantity of every line. */
  goods: Money
  /** Sum of delivery, discounts and points: the shop tells only the total (contract 10.1). */
  rest: Money
  total: Money
}

/** @returns undefined where a price or the total is missing, or currencies differ: nothing is made up */
export function orderSums({ items, totalPrice }: Pick<Order, 'items' | 'totalPrice'>): OrderSums | undefined {
  if (totalPrice === null) return undefined
  const { currency } = totalPrice
  let goods = 0
  for (const { price, quantity } of items) {
    if (price?.currency !== currency) return undefined
    goods += toMinor(price.value) * quantity
  }
  const money = (minor: number): Money => ({ value: minor / 100, currency })
  return { goods: money(goods), rest: money(toMinor(totalPrice.value) - goods), total: totalPrice }
}

/** Sums are exact in whole kopecks. */
const toMinor = (value: number) => Math.round(value * 100)
