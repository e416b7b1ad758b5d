import type { Basket } from '../../../data/basket/basket'
import type { KnownOffers } from '../../../data/catalogue/useOffersOfProducts'
import { formatMoney, type Money } from '../../../domain/money'
import { plus } from '../../../domain/sums'
import { Totals } from '../basketPage/Totals'
import { OrderLines } from './OrderLines'

interface OrderSummaryProps {
  basket: Basket
  offers: KnownOffers
  /** Of the delivery: null where it is not known, undefined while it is on its way. */
  price: Money | null | undefined
  isBusy: boolean
}

/** What is ordered, and what it costs with its delivery. */
export function OrderSummary({ basket, offers, price, isBusy }: OrderSummaryProps) {
  const { totalPrice, items } = basket
  // An order whose answer is still looked for may have emptied it.
  if (items.length === 0) return null
  // Amounts of two currencies make no sum.
  const toPay = !price ? totalPrice : totalPrice?.currency === price.currency ? plus(totalPrice, price) : null
  return (
    <>
      <OrderLines items={items} offers={offers} />
      <Totals basket={basket} isBusy={isBusy}>
        {price !== null && (
          <div>
            <dt>Доставка</dt>
            <dd className="num">{price && (price.value === 0 ? 'Бесплатно' : formatMoney(price))}</dd>
          </div>
        )}
        {toPay && (
          <div className="checkout__pay">
            <dt>К оплате</dt>
            <dd className="num">{price !== undefined && formatMoney(toPay)}</dd>
          </div>
        )}
      </Totals>
    </>
  )
}
