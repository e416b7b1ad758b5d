import type { Money } from '../../domain/numbers/money'
import { minus, oldPrice, sumOf, times } from '../../domain/numbers/sums'
import type { Basket, BasketItem } from './basket'

export interface TotalRow {
  title: string
  /** Discounts are negative. */
  value: Money
}

const before = ({ price, priceWithoutDiscount }: BasketItem) => oldPrice(price, priceWithoutDiscount) ?? price

/**
 * Returns the price of the items before discounts on the total; the shop's minimal sum applies to this price.
 */
export const priceOfItems = ({ items }: Basket): Money | null => sumOf(items)

/**
 * Returns the rows that lead to the total (contract 12.2): goods, their own discounts, discounts of the
 * basket. Returns no rows if they do not add up: no sum is better than a wrong one.
 */
export function rowsOf(basket: Basket): TotalRow[] {
  const { items, discounts, totalPrice } = basket
  const full = sumOf(items.map((item) => ({ price: before(item), quantity: item.quantity })))
  const paid = priceOfItems(basket)
  if (!full || !paid || !totalPrice) return []
  const goods = { title: 'Товары', value: full }
  const off = { title: 'Скидка на товары', value: times(minus(full, paid), -1) }
  const others: TotalRow[] = []
  for (const { title, value } of discounts) {
    if (!value || value.currency !== full.currency) return []
    others.push({ title, value: times(value, -1) })
  }
  // A server may list the discount of the goods among those of the basket.
  const rows = [
    [goods, off, ...others],
    [goods, ...others],
  ].find((each) => addUpTo(totalPrice, each))
  return rows?.filter(({ value }) => value.value !== 0) ?? []
}

function addUpTo(total: Money, rows: readonly TotalRow[]): boolean {
  const sum = sumOf(rows.map(({ value }) => ({ price: value, quantity: 1 })))
  return sum?.currency === total.currency && minus(sum, total).value === 0
}
