import { inTurn } from '../../domain/inTurn'
import { emit, type LensEvents, type Trade } from '../../host/events'
import { waitAtMost } from '../../host/waitAtMost'
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

/** Milliseconds for which an order waits for the titles of its products: the page may be left for the payment. */
const ORDER_WAITS = 1000

type Order = Omit<LensEvents['order-placed'], keyof Trade> & { lines: readonly TradeLine[] }

/** Tells the page of an order, after what it was told before. */
export async function tellOrder({ lines, ...order }: Order): Promise<void> {
  const learnt = learnProducts(lines.map(({ productId }) => productId))
  await waitAtMost(ORDER_WAITS, Promise.all([learnt, turn(() => Promise.resolve())]))
  const trade = tradeOf(lines)
  emit('order-placed', { ...order, ...trade, currency: trade.currency ?? order.totalPrice?.currency ?? null })
}

let hasBegun = false

/** Tells the page once per visit that the checkout has begun. */
export function tellCheckoutBegan(lines: readonly TradeLine[]): void {
  if (hasBegun || lines.length === 0) return
  hasBegun = true
  tellTrade('checkout-began', lines)
}
