import type { Basket } from '#data/basket/basket'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { formatMoney, type Money } from '#domain/numbers/money'
import { plus } from '#domain/numbers/sums'
import { Totals } from '../goods/Totals'
import type { LensLines } from '../goods/useLensLines'
import { OrderLines } from './OrderLines'

interface OrderSummaryProps {
  basket: Basket
  offers: KnownOffers
  lenses: LensLines
  /** Of the delivery: null where it is not known, undefined while it is on its way. */
  price: Money | null | undefined
  isBusy: boolean
}

/** What is ordered, and what it costs with its delivery. */
export function OrderSummary({ basket, offers, lenses, price, isBusy }: OrderSummaryProps) {
  const { totalPrice, items } = basket
  // An order whose answer is still looked for may have emptied it.
  if (items.length === 0) return null
  // Amounts of two currencies make no sum.
  const isWhole = price?.currency === totalPrice?.currency
  const total = {
    title: 'Итого к оплате',
    value: price && totalPrice && isWhole ? plus(totalPrice, price) : totalPrice,
    note: price && isWhole ? undefined : 'без доставки',
  }
  return (
    <>
      <OrderLines items={items} offers={offers} lenses={lenses} />
      <Totals basket={basket} isBusy={isBusy} total={total}>
        {price !== null && (
          <div>
            <dt>Доставка</dt>
            <dd className="num">{price && (price.value === 0 ? 'Бесплатно' : formatMoney(price))}</dd>
          </div>
        )}
      </Totals>
    </>
  )
}
