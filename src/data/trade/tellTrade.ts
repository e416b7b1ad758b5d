import { inTurn } from '../../domain/inTurn'
import { emit } from '../../host/events'
import { learnProducts } from '../catalogue/knownProductsApi'
import { tradeOf, type TradeLine } from './trade'

type TradeEvent = 'product-viewed' | 'basket-line-added' | 'basket-line-removed' | 'checkout-began'

const turn = inTurn()

/** Sends the page trade events in order, as soon as the titles of the products are known. */
export function tellTrade(name: TradeEvent, lines: readonly TradeLine[]): void {
  if (lines.length === 0) return
  const learnt = learnProducts(lines.map(({ productId }) => productId))
  void turn(async () => {
    await learnt
    emit(name, tradeOf(lines))
  })
}

let hasBegun = false

/** Tells the page once per visit that the checkout has begun. */
export function tellCheckoutBegan(lines: readonly TradeLine[]): void {
  if (hasBegun || lines.length === 0) return
  hasBegun = true
  tellTrade('checkout-began', lines)
}
