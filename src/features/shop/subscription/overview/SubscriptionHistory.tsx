import { deniedAs, remoteData } from '#domain/remoteData'
import { OrderRow } from '../../orders/list/OrderRow'
import { LoadedCard } from '#ui/LoadedCard'
import { ShowMore } from '#ui/controls/ShowMore'
import { useSubscriptionOrdersQuery } from '#data/subscription/subscriptionApi'

interface SubscriptionHistoryProps {
  /** True if no subscription is active: past orders stay visible, and nothing is shown if there are none. */
  isPast?: boolean
}

/** Lists the orders of the subscription. */
export function SubscriptionHistory({ isPast = false }: SubscriptionHistoryProps) {
  const read = remoteData(useSubscriptionOrdersQuery())
  // A shop may refuse the call to customers who have never had a subscription.
  const orders = isPast ? deniedAs(read, []) : read
  if (isPast && (orders.state === 'waiting' || (orders.state === 'known' && orders.value.length === 0)))
    return null
  return (
    <LoadedCard
      title="История"
      className="orders"
      query={orders}
      failure="История не загрузилась"
      skeleton={{ label: 'Загружаем историю', heights: [64, 64, 64] }}
      empty={<p className="soft">Здесь появятся заказы, которые пришли по подписке.</p>}
    >
      {(list) => (
        <ShowMore items={list} step={5} keyOf={({ id }) => id}>
          {(order) => <OrderRow order={order} />}
        </ShowMore>
      )}
    </LoadedCard>
  )
}
