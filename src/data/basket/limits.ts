import { count } from '../../domain/numbers/counts'
import { formatMoney } from '../../domain/numbers/money'
import { minus } from '../../domain/numbers/sums'
import { packsIn, type Basket } from './basket'
import { priceOfItems } from './totals'

/** Returns a sentence for each limit that the basket breaks. */
export function limitsOf(basket: Basket): string[] {
  const { minOrderPrice, maxOrderItemsCount } = basket
  // The price of unreadable lines is unknown, so the minimal sum cannot be checked.
  const price = basket.hasUnreadable ? null : priceOfItems(basket)
  const packs = packsIn(basket)
  const lack = price && minOrderPrice?.currency === price.currency ? minus(minOrderPrice, price) : undefined
  return [
    ...(lack && lack.value > 0 ? [`До минимальной суммы заказа не хватает ${formatMoney(lack)}`] : []),
    ...(maxOrderItemsCount !== null && packs > maxOrderItemsCount
      ? [
          `В одном заказе не больше ${count(maxOrderItemsCount, ['товара', 'товаров', 'товаров'])}. Уберите ${packs - maxOrderItemsCount}`,
        ]
      : []),
  ]
}
