import { useState } from 'react'
import { holdsSubscription, type Basket, type Validity } from '../../../data/basket/basket'
import { useIsBasketBusy } from '../../../data/basket/basketWork'
import type { SaleType } from '../../../domain/order'
import { BasketLines } from './BasketLines'
import { BasketSubscription } from './BasketSubscription'
import { EmptyBasket } from './EmptyBasket'
import { PointsDiscount } from './PointsDiscount'
import { PromoCode } from './PromoCode'
import { Recommended } from './Recommended'
import { Totals } from './Totals'
import { WayOn } from './WayOn'

export function BasketContents({ basket, type }: { basket: Basket; type: SaleType }) {
  const isBusy = useIsBasketBusy()
  const [checked, setChecked] = useState<{ basket: Basket; validity: Validity }>()
  // What the shop said of the basket holds until the basket changes.
  const validity = checked?.basket === basket ? checked.validity : undefined
  const isEmpty = basket.items.length === 0
  const hasPoints = Math.floor(basket.availablePointsDiscount) > 0 || basket.pointsDiscountValue > 0
  return (
    <div className="basket__columns">
      <div className="basket__goods">
        <BasketLines basket={basket} type={type} faults={validity?.items ?? []} />
        {isEmpty && <EmptyBasket />}
      </div>
      {!isEmpty && (
        <section className="card basket__sums" part="card" aria-label="Итого по корзине">
          {holdsSubscription(basket) && <BasketSubscription basket={basket} />}
          <PromoCode basket={basket} type={type} />
          {type === 'eshop' && hasPoints && <PointsDiscount basket={basket} />}
          <Totals basket={basket} isBusy={isBusy} />
          <WayOn
            basket={basket}
            type={type}
            isBusy={isBusy}
            validity={validity}
            onChecked={(found) => setChecked(found && { basket, validity: found })}
          />
        </section>
      )}
      <div className="basket__more">
        <Recommended type={type} />
      </div>
    </div>
  )
}
