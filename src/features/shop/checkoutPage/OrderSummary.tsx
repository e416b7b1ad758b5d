import type { Basket } from '../../../data/basket/basket'
import { formatMoney, type Money } from '../../../domain/money'
import type { Offer } from '../../../domain/product'
import { plus } from '../../../domain/sums'
import { Totals } from '../basketPage/Totals'
import { OrderLines } from './OrderLines'

interface OrderSummaryProps {
  basket: Basket
  /** By their id, as far as they are known. */
  offers: ReadonlyMap<string, Offer>
  /** Of the delivery; null where it is not known. */
  price: Money | null
  isBusy: boolean
}

/** What is ordered, and what it costs with its delivery. */
export function OrderSummary({ basket, offers, price, isBusy }: OrderSummaryProps) {
  const { totalPrice, items } = basket
  // An order whose answer is still looked for may have emptied it.
  if (items.length === 0) return null
  const toPay = price && totalPrice?.currency === price.currency ? plus(totalPrice, price) : totalPrice
  return (
    <>
      <OrderLines items={items} offers={offers} />
      <Totals basket={basket} isBusy={isBusy}>
        {price && (
          <div>
            <dt>Доставка</dt>
            <dd className="num">{price.value === 0 ? 'Бесплатно' : formatMoney(price)}</dd>
          </div>
        )}
        {toPay && (
          <div className="checkout__pay">
            <dt>К оплате</dt>
            <dd className="num">{formatMoney(toPay)}</dd>
          </div>
        )}
      </Totals>
    </>
  )
}
