import type { Money } from '../../domain/numbers/money'
import { minus, sumOf, times } from '../../domain/numbers/sums'
import type { Basket, BasketItem } from './basket'

export interface TotalRow {
  title: string
  /** Discounts are negative. */
  value: Money
}

const before = ({ price, priceWithoutDiscount }: BasketItem) => priceWithoutDiscount ?? price

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
  if (!full || !paid || !totalPrice || full.currency !== paid.currency) return []
  const off = minus(full, paid)
  const rows: TotalRow[] = [
    { title: 'Товары', value: full },
    { title: 'Скидка на товары', value: times(off, -1) },
  ]
  for (const { title, value } of discounts) {
    if (!value || value.currency !== full.currency) return []
    rows.push({ title, value: times(value, -1) })
  }
  const sum = sumOf(rows.map(({ value }) => ({ price: value, quantity: 1 })))
  const addsUp = sum?.currency === totalPrice.currency && minus(sum, totalPrice).value === 0
  return addsUp ? rows.filter(({ value }) => value.value !== 0) : []
}
