import type { Basket } from '#data/basket/basket'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { formatMoney, type Money } from '#domain/numbers/money'
import { plus } from '#domain/numbers/sums'
import { Sum, Totals } from '../goods/Totals'
import type { LensLines } from '../goods/useLensLines'
import { OrderLines } from './OrderLines'

interface OrderSummaryProps {
  basket: Basket
  offers: KnownOffers
  lenses: LensLines
  /** The price of the delivery: null if it is unknown, undefined while it loads. */
  price: Money | null | undefined
  isBusy: boolean
}

/** Lists the items, and the cost with the delivery. */
export function OrderSummary({ basket, offers, lenses, price, isBusy }: OrderSummaryProps) {
  const { items } = basket
  // An order whose result is still unknown may have emptied the basket.
  if (items.length === 0) return null
  return (
    <>
      <OrderLines items={items} offers={offers} lenses={lenses} />
      <Totals basket={basket} isBusy={isBusy} isSumApart>
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

/** The total with the delivery, which is shown beside the order button. */
export function AmountDue({
  basket: { items, totalPrice },
  price,
  isBusy,
}: Omit<OrderSummaryProps, 'offers' | 'lenses'>) {
  if (items.length === 0) return null
  // Amounts in two currencies cannot be added.
  const isWhole = price?.currency === totalPrice?.currency
  return (
    <dl className="basket-totals" aria-busy={isBusy}>
      <Sum
        title="Итого к оплате"
        value={price && totalPrice && isWhole ? plus(totalPrice, price) : totalPrice}
        note={price && isWhole ? undefined : 'без доставки'}
      />
    </dl>
  )
}
