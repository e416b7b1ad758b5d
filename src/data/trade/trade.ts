import type { Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import { minus, sumOf } from '../../domain/numbers/sums'
import type { Trade, TradeItem } from '../../host/events'
import type { Basket, BasketItem } from '../basket/basket'
import { knownProduct } from '../catalogue/knownProducts'

/** A line of goods, of a basket or an order. */
export interface TradeLine {
  productId: Id | null
  /** What is paid for a pack. */
  price: Money | null
  priceWithoutDiscount?: Money | null
  quantity: number
}

/**
 * Returns what a page is told of goods. Titles are those of the products, because an offer's title or id may tell the
 * powers of a lens.
 */
export function tradeOf(lines: readonly TradeLine[]): Trade {
  const sum = sumOf(lines)
  return {
    items: lines.map(itemOf),
    currency: sum?.currency ?? lines.find(({ price }) => price)?.price?.currency ?? null,
    value: sum?.value ?? null,
  }
}

function itemOf({ productId, price, priceWithoutDiscount, quantity }: TradeLine): TradeItem {
  const { title = null, category = null } = knownProduct(productId) ?? {}
  const full = priceWithoutDiscount?.currency === price?.currency ? priceWithoutDiscount : null
  const discount = full && price ? Math.max(0, minus(full, price).value) : 0
  return { id: productId, title, category, price: price?.value ?? null, quantity, discount }
}

/** Tells whether a call names a line; one that names no line by itself sends the basket whole. */
export type IsNamed = (item: BasketItem) => boolean

const keyOf = ({ offerId, basketItemId }: BasketItem) => String(offerId ?? `item ${basketItemId}`)

const packsByLine = (items: readonly BasketItem[]) => {
  const packs = new Map<string, number>()
  for (const item of items) packs.set(keyOf(item), (packs.get(keyOf(item)) ?? 0) + item.quantity)
  return packs
}

/** Returns what a basket has more than another: each line with the packs by which it is larger. */
export function linesBeyond(less: Basket, more: Basket, isNamed: IsNamed): TradeLine[] {
  const before = packsByLine(less.items)
  const after = packsByLine(more.items)
  return [...after].flatMap(([key, packs]) => {
    const item = more.items.find((one) => keyOf(one) === key)
    const quantity = packs - (before.get(key) ?? 0)
    return item && quantity > 0 && isNamed(item) ? [{ ...item, quantity }] : []
  })
}
