import { sameId } from '#domain/Id'
import { failedIfEmpty, mapData, valueOf } from '#domain/remoteData'
import { numbered } from '#domain/text/numbered'
import type { Order } from '#data/orders/order'
import { BackLink } from '#ui/controls/BackLink'
import { CardSkeleton } from '#ui/states/Skeleton'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { Unavailable } from '#ui/states/Unavailable'
import { OrderSheet } from './OrderSheet'
import css from './orders.css'
import { useOrderList } from './list/useOrderList'

interface OrderDetailProps {
  /** The id from the page's address: '?order=48213'. */
  id: string
}

/** Shows one order by its id. For a customer who comes from the list the orders are already loaded. */
export function OrderDetail({ id }: OrderDetailProps) {
  const orders = useOrderList()
  const isMine = (order: Order) => sameId(order.id, id)
  const found = failedIfEmpty(
    mapData(orders, (all) => all.find(isMine)),
    (order) => order === undefined,
  )
  const number = valueOf(found)?.number
  return (
    <>
      <StyleSheet href={css} />
      <BackLink to="/orders/" title={numbered('Заказ', number ?? '')}>
        Все заказы
      </BackLink>
      <Loaded
        query={found}
        failure="Заказ не загрузился"
        skeleton={<CardSkeleton label="Загружаем заказ" heights={[32, 16, 64, 64, 64, 24]} />}
      >
        {(order) => (order ? <OrderSheet order={order} /> : <Unavailable />)}
      </Loaded>
    </>
  )
}
