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
  const orders = useSubscriptionOrdersQuery()
  if (isPast && !orders.data?.length) return null
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
