import { inTurn } from '../../domain/inTurn'
import { emit } from '../../host/events'
import { learnProducts } from '../catalogue/knownProductsApi'
import { tradeOf, type TradeLine } from './trade'

type TradeEvent = 'product-viewed' | 'basket-line-added' | 'basket-line-removed' | 'checkout-began'

const turn = inTurn()

/** Tells the page of goods, in the order in which it happened, once the titles of the products are known. */
export function tellTrade(name: TradeEvent, lines: readonly TradeLine[]): void {
  if (lines.length === 0) return
  const learnt = learnProducts(lines.map(({ productId }) => productId))
  void turn(async () => {
    await learnt
    emit(name, tradeOf(lines))
  })
}

let hasBegun = false

/** Tells the page that an order is begun, once a visit. */
export function tellCheckoutBegan(lines: readonly TradeLine[]): void {
  if (hasBegun || lines.length === 0) return
  hasBegun = true
  tellTrade('checkout-began', lines)
}
