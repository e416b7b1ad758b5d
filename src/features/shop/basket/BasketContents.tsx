import { useState } from 'react'
import { holdsSubscription, isEmpty, type Basket, type Validity } from '#data/basket/basket'
import { useIsBasketBusy } from '#data/basket/basketQueue'
import type { SaleType } from '#data/orders/order'
import { useIsMobile } from '#host/page/viewport'
import { classes } from '#ui/lib/classes'
import { BasketLines } from './lines/BasketLines'
import { BasketSubscription } from './BasketSubscription'
import { DeliveryFees } from './DeliveryFees'
import { EmptyBasket } from '../goods/EmptyBasket'
import { PointsDiscount } from './discounts/PointsDiscount'
import { PromoCode } from './discounts/PromoCode'
import { Recommended } from './Recommended'
import { Totals } from '../goods/Totals'
import { WayOn } from './WayOn'

interface SumsProps {
  basket: Basket
  type: SaleType
  /** The total stays in sight with its button. */
  isMobile: boolean
  validity: Validity | undefined
  onChecked: (validity: Validity | undefined) => void
}

export function BasketContents({ basket, type }: { basket: Basket; type: SaleType }) {
  const [checked, setChecked] = useState<{ basket: Basket; validity: Validity }>()
  // The result of the check holds until the basket changes.
  const validity = checked?.basket === basket ? checked.validity : undefined
  const isMobile = useIsMobile()
  const look = isMobile ? 'basket__columns--bar' : 'basket__columns--two'
  return (
    <div className={classes('basket__columns', !isEmpty(basket) && look)}>
      <div className="basket__goods">
        <BasketLines basket={basket} type={type} faults={validity?.items ?? []} />
        {isEmpty(basket) && <EmptyBasket />}
      </div>
      {!isEmpty(basket) && (
        <Sums
          basket={basket}
          type={type}
          isMobile={isMobile}
          validity={validity}
          onChecked={(found) => setChecked(found && { basket, validity: found })}
        />
      )}
      <div className="basket__more">
        <Recommended basket={basket} type={type} />
      </div>
    </div>
  )
}

/** Only this component renders when a write begins: there may be many lines. */
function Sums({ basket, type, isMobile, validity, onChecked }: SumsProps) {
  const isBusy = useIsBasketBusy()
  const hasPoints = Math.floor(basket.availablePointsDiscount) > 0 || basket.pointsDiscountValue > 0
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
