import type { Basket } from '#data/basket/basket'
import { holdsSubscription, isEmpty, type Validity } from '#data/basket/basket'
import { useIsBasketBusy } from '#data/basket/basketQueue'
import type { SaleType } from '#data/orders/order'
import { PERIODS } from '#data/subscription/period'
import { formatMoney } from '#domain/numbers/money'
import { useIsMobile } from '#host/page/viewport'
import { TextLink } from '#ui/controls/TextLink'
import { classes } from '#ui/lib/classes'
import { useState } from 'react'
import { EmptyBasket } from '../goods/EmptyBasket'
import { Totals } from '../goods/Totals'
import { DeliveryFees } from './DeliveryFees'
import { PointsDiscount } from './discounts/PointsDiscount'
import { PromoCode } from './discounts/PromoCode'
import { BasketLines } from './lines/BasketLines'
import { Recommended } from './Recommended'
import { WayOn, type Checked } from './WayOn'

interface SumsProps {
  basket: Basket
  type: SaleType
  /** True on a phone, where the total is in the sticky bar with the button. */
  isMobile: boolean
  validity: Validity | undefined
  onChecked: (checked?: Checked) => void
}

export function BasketContents({ basket, type }: { basket: Basket; type: SaleType }) {
  const [checked, setChecked] = useState<Checked>()
  const validity = checked?.basket === basket ? checked.validity : undefined
  const isMobile = useIsMobile()
  const look = isMobile ? 'basket__columns--bar beside-bar' : 'basket__columns--two'
  return (
    <div className={classes('basket__columns', !isEmpty(basket) && look)}>
      <div className="basket__goods">
        <BasketLines basket={basket} type={type} faults={validity?.items ?? []} />
        {isEmpty(basket) && <EmptyBasket />}
      </div>
      {!isEmpty(basket) && (
        <Sums basket={basket} type={type} isMobile={isMobile} validity={validity} onChecked={setChecked} />
      )}
      <div className="basket__more">
        {/* Their answers are not awaited before React. */}
        {!BEFORE_REACT && <Recommended basket={basket} type={type} />}
      </div>
    </div>
  )
}

/**
 * This is a separate component, so that the start of a write does not render the lines, of which there may be
 * many.
 */
function Sums({ basket, type, isMobile, validity, onChecked }: SumsProps) {
  const isBusy = useIsBasketBusy()
  const hasPoints = Math.floor(basket.availablePointsDiscount) > 0 || basket.pointsDiscountValue !== 0
  const wayOn = <WayOn {...{ basket, type, isBusy, isMobile, validity, onChecked }} />
  return (
    <section className="basket__order" aria-label="Итого по корзине">
      <div className="card" part="card">
        {holdsSubscription(basket) && <BasketSubscription basket={basket} />}
        <Totals basket={basket} isBusy={isBusy} isSumApart={isMobile} />
        {!isMobile && wayOn}
        <DeliveryFees type={type} isSubscription={holdsSubscription(basket)} />
        <div>
          <PromoCode basket={basket} type={type} />
          {type === 'eshop' && hasPoints && <PointsDiscount basket={basket} />}
        </div>
      </div>
      {isMobile && wayOn}
    </section>
  )
}

/** Shows the cost of the later deliveries of the subscription in the basket (contract 15.4). */
function BasketSubscription({ basket }: { basket: Basket }) {
  const { deliveryPeriod, subscriptionTotalPrice } = basket
  return (
    <div className="stack stack--tight">
      <h3>Подписка</h3>
      {deliveryPeriod && <p>{PERIODS[deliveryPeriod]}</p>}
      {deliveryPeriod !== 'one_time' && subscriptionTotalPrice && (
        <p>Каждая следующая доставка: {formatMoney(subscriptionTotalPrice)}</p>
      )}
      <TextLink to="/subscription/" after="right">
        Изменить
      </TextLink>
    </div>
  )
}
