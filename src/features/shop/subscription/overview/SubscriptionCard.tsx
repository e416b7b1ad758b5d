import { remoteData } from '#domain/remoteData'
import { itemsInWords } from '#data/orders/itemsInWords'
import { formatDay, formatDaysUntil } from '#domain/dates/dates'
import { PERIODS } from '#data/subscription/period'
import { NextCard } from '#ui/NextCard'
import { Countdown, UNSCHEDULED } from '../order/Countdown'
import {
  useCurrentSubscriptionOrderQuery,
  useSubscriptionPreviewQuery,
} from '#data/subscription/subscriptionApi'
import { useOtherLenses } from '#data/subscription/useOtherLenses'

/** Shows the next delivery of the subscription. */
export function SubscriptionCard() {
  const preview = useSubscriptionPreviewQuery()
  const order = useCurrentSubscriptionOrderQuery(undefined, { skip: !preview.data })
  const { areOther } = useOtherLenses(order.data?.lenses)
  return (
    <NextCard
      title="Подписка на линзы"
      next={remoteData(preview)}
      failure="Подписка не загрузилась"
      to="/subscription/"
      more="Состав и адрес"
    >
      {({ subscription: { deliveryPeriod }, scheduledAt, itemsCount, isConfirmed }) => (
        <>
          <Countdown to={scheduledAt} period={deliveryPeriod}>
            <p className="key">{scheduledAt === null ? UNSCHEDULED : formatDay(scheduledAt)}</p>
            <p className="small soft">{formatDaysUntil(scheduledAt)}</p>
          </Countdown>
          <p className="small">
            {[itemsInWords(itemsCount), isConfirmed && 'заказ подтверждён'].filter(Boolean).join(', ')}
            {deliveryPeriod && (
              <>
                <br />
                <span className="soft">{PERIODS[deliveryPeriod]}</span>
              </>
            )}
          </p>
          {areOther && <p className="small strong">В подписке другие линзы</p>}
        </>
      )}
    </NextCard>
  )
}
