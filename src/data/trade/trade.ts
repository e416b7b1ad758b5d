import type { Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import { minus, oldPrice, sumOf } from '../../domain/numbers/sums'
import type { Trade, TradeItem } from '../../host/events'
import type { Basket, BasketItem } from '../basket/basket'
import { knownProduct } from '../catalogue/knownProducts'

/** A line of a basket or an order. */
export interface TradeLine {
  productId: Id | null
  /** The price paid for a pack. */
  price: Money | null
  priceWithoutDiscount?: Money | null
  quantity: number
}

/**
 * Returns the goods as the page is told of them. It uses the titles of products, because the title or id of
 * an offer may reveal the powers of a lens.
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
  const { title = '', category = null } = knownProduct(productId) ?? {}
  const full = oldPrice(price, priceWithoutDiscount)
  return {
    id: productId,
    title: title === '' ? null : title,
    category,
    price: price?.value ?? null,
    quantity,
    discount: full && price ? minus(full, price).value : 0,
  }
}

/** Tells whether a call concerns a line; a call without a line sends the whole basket. */
export type IsNamed = (item: BasketItem) => boolean

const keyOf = ({ offerId, basketItemId }: BasketItem) => String(offerId ?? `item ${basketItemId}`)

const packsByLine = (items: readonly BasketItem[]) => {
  const packs = new Map<string, number>()
  for (const item of items) packs.set(keyOf(item), (packs.get(keyOf(item)) ?? 0) + item.quantity)
  return packs
}

/** Returns the lines that one basket has beyond another, each with the additional packs. */
export function linesBeyond(less: Basket, more: Basket, isNamed: IsNamed): TradeLine[] {
  const before = packsByLine(less.items)
  const after = packsByLine(more.items)
  return [...after].flatMap(([key, packs]) => {
    const item = more.items.find((one) => keyOf(one) === key)
    const quantity = packs - (before.get(key) ?? 0)
    return item && quantity > 0 && isNamed(item) ? [{ ...item, quantity }] : []
  })
}
