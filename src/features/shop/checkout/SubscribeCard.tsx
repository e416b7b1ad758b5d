import { useId } from 'react'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { Order } from '#data/orders/order'
import { PERIODS } from '#data/subscription/period'
import { goesOn } from '#data/subscription/goesOn'
import { discountInWords } from '#data/subscription/subscription'
import { useSubscriptionQuery, useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'
import { remoteData } from '#domain/remoteData'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { ShopIcon } from '#ui/graphics/ShopIcon'

const REPEAT = 'M5 11a7 7 0 0 1 12-4l2.5 2.5M19.5 5v4.5H15M19 13a7 7 0 0 1-12 4l-2.5-2.5M4.5 19v-4.5H9'

/**
 * Offers the same lenses as a subscription, with the discount of each period. It is an extra, so it renders
 * nothing until all data are known, or if the customer already has a subscription.
 */
export function SubscribeCard({ order: { items, saleType } }: { order: Order }) {
  const id = useId()
  const isOffered = saleType !== 'mono' && items.some(isOfLenses)
  const types = remoteData(useSubscriptionTypesQuery(undefined, { skip: !isOffered }))
  const own = remoteData(useSubscriptionQuery(undefined, { skip: !isOffered }))
  if (types.state !== 'known' || own.state !== 'known') return null
  const cheaper = types.value.flatMap(({ deliveryPeriod, discountPercent }) =>
    deliveryPeriod !== null && discountPercent > 0 ? [{ deliveryPeriod, discountPercent }] : [],
  )
  if (goesOn(own.value) || cheaper.length === 0) return null
  return (
    <section className="card placed__more" part="card" aria-labelledby={id}>
      <span className="thumb">
        <ShopIcon path={REPEAT} />
      </span>
      <div>
        <h2 className="h3" id={id}>
          Те же линзы по подписке
        </h2>
        <ul className="small soft">
          {cheaper.map(({ deliveryPeriod, discountPercent }) => (
            <li key={deliveryPeriod}>
              {PERIODS[deliveryPeriod]}: {discountInWords(discountPercent).toLocaleLowerCase('ru')}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink to="/subscription/" variant="secondary" small>
        Оформить подписку
      </ButtonLink>
    </section>
  )
}
