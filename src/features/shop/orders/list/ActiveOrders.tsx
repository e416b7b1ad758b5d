import { formatMoney, UNSHOWN_SUM } from '#domain/numbers/money'
import { numbered } from '#domain/text/numbered'
import { CardSkeleton } from '#ui/states/Skeleton'
import { Card } from '#ui/Card'
import { PointsAmount } from '#parts/PointsAmount'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { TextLink } from '#ui/controls/TextLink'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { OrderTitle } from '../OrderTitle'
import { deliveryInWords, orderPath, type ActiveOrder } from '#data/orders/activeOrder'
import { PayAction } from '../PayAction'
import { Progress } from '../Progress'
import { OrderStatus } from '../OrderStatus'
import { TrackingLink } from '../TrackingLink'

/** Shows the active orders with their progress; renders nothing if there are none. */
export function ActiveOrders() {
  const orders = useActiveOrdersQuery()
  return (
    <Loaded
      query={orders}
      failure="Активные заказы не загрузились"
      skeleton={<CardSkeleton label="Загружаем активные заказы" heights={[24, 32, 48, 24, 44]} />}
      empty={null}
    >
      {(list) => (
        <div className="cards">
          <ShowMore items={list} step={3} keyOf={({ id }) => id}>
            {(order) => <ActiveOrderTile order={order} />}
          </ShowMore>
        </div>
      )}
    </Loaded>
  )
}

function ActiveOrderTile({ order }: { order: ActiveOrder }) {
  const { number, status, delivery, totalPrice, points } = order
  return (
    <Card
      title={<OrderTitle number={number} />}
      action={<OrderStatus status={status} />}
      foot={
        <>
          <PayAction order={order} />
          <TextLink to={orderPath(order)} after="right">
            Подробнее<span className="visually-hidden"> {numbered('о заказе', number)}</span>
          </TextLink>
          <TrackingLink delivery={delivery} />
          <span className="total">
            {totalPrice ? (
              <span className="strong num">{formatMoney(totalPrice)}</span>
            ) : (
              <span className="small soft">{UNSHOWN_SUM}</span>
            )}
            {points > 0 && <PointsAmount value={points} />}
          </span>
        </>
      }
    >
      <Progress order={order} />
      {delivery && <p className="soft">{deliveryInWords(delivery)}</p>}
    </Card>
  )
}
