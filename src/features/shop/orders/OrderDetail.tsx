import { sameId } from '#domain/Id'
import type { Order } from '#data/orders/order'
import { BackLink } from '#ui/controls/BackLink'
import { Skeleton } from '#ui/states/Skeleton'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { Unavailable } from '#ui/states/Unavailable'
import { OrderSheet } from './OrderSheet'
import css from './orders.css'
import { useOrderList } from './list/useOrderList'

interface OrderDetailProps {
  /** The id as it stands in the address. */
  id: string
}

/** Shows one order by its id. A customer who comes from the list has the orders loaded already. */
export function OrderDetail({ id }: OrderDetailProps) {
  const orders = useOrderList()
  const isMine = (order: Order) => sameId(order.id, id)
  // The order may be among those that failed to load.
  const isUnknown = orders.error === undefined && orders.data?.some(isMine) === false
  const query = { ...orders, data: orders.data?.find(isMine) }
  return (
    <>
      <StyleSheet href={css} />
      <BackLink to="/orders/" title={query.data ? `Заказ №\u00a0${query.data.number}` : 'Заказ'}>
        Все заказы
      </BackLink>
      {isUnknown ? (
        <Unavailable />
      ) : (
        <Loaded query={query} failure="Заказ не загрузился" skeleton={<DetailSkeleton />}>
          {(order) => <OrderSheet order={order} />}
        </Loaded>
      )}
    </>
  )
}

function DetailSkeleton() {
  return (
    <div className="card" part="card">
      <Skeleton label="Загружаем заказ" heights={[32, 16, 64, 64, 64, 24]} />
    </div>
  )
}
