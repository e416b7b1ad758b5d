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
  /** Of the delivery: null where it is not known, undefined while it is on its way. */
  price: Money | null | undefined
  isBusy: boolean
}

/** What is ordered, and what it costs with its delivery. */
export function OrderSummary({ basket, offers, lenses, price, isBusy }: OrderSummaryProps) {
  const { items } = basket
  // An order whose answer is still looked for may have emptied it.
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

/** What is to be paid with the delivery; it stands beside the button. */
export function AmountDue({
  basket: { items, totalPrice },
  price,
  isBusy,
}: Omit<OrderSummaryProps, 'offers' | 'lenses'>) {
  if (items.length === 0) return null
  // Amounts of two currencies make no sum.
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
