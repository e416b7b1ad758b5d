import { isOfLenses } from '#data/catalogue/lensOffers'
import type { Order } from '#data/orders/order'
import { PERIODS } from '#data/subscription/period'
import { discountInWords } from '#data/subscription/subscription'
import { useSubscriptionQuery, useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'

/** The same lenses by subscription, with the discount of each period; nothing where there is one, or none is known. */
export function SubscribeCard({ order: { items, saleType } }: { order: Order }) {
  const isOffered = saleType !== 'mono' && items.some(isOfLenses)
  const { data: types = [] } = useSubscriptionTypesQuery(undefined, { skip: !isOffered })
  const { data: own } = useSubscriptionQuery(undefined, { skip: !isOffered })
  const cheaper = types.flatMap(({ deliveryPeriod, discountPercent }) =>
    deliveryPeriod !== null && discountPercent > 0 ? [{ deliveryPeriod, discountPercent }] : [],
  )
  // Whether there is a subscription already has to be known.
  const isFree = own === null || own?.status.code === 'cancelled'
  if (!isOffered || !isFree || cheaper.length === 0) return null
  return (
    <Card
      title="Те же линзы по подписке"
      foot={
        <ButtonLink to="/subscription/" variant="secondary" small>
          Оформить подписку
        </ButtonLink>
      }
    >
      <ul>
        {cheaper.map(({ deliveryPeriod, discountPercent }) => (
          <li key={deliveryPeriod}>
            {PERIODS[deliveryPeriod]}: {discountInWords(discountPercent).toLocaleLowerCase('ru')}
          </li>
        ))}
      </ul>
    </Card>
  )
}
