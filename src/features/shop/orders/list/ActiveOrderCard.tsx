import { count } from '#domain/numbers/counts'
import { formatMoney } from '#domain/numbers/money'
import { Badge } from '#ui/Badge'
import { Skeleton } from '#ui/states/Skeleton'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { PointsAmount } from '#parts/PointsAmount'
import { Loaded } from '#ui/states/Loaded'
import { Steps } from '#ui/Steps'
import { TextLink } from '#ui/controls/TextLink'
import type { ActiveOrder } from '#data/orders/activeOrder'
import { deliveryInWords, orderPath } from '#data/orders/activeOrder'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { OrderLine } from '../OrderLine'
import { WhenDue } from '../WhenDue'

const ORDERS = ['заказ', 'заказа', 'заказов'] as const

/** Shows the order that arrives next. */
export function ActiveOrderCard() {
  const orders = useActiveOrdersQuery()
  const [order, ...others] = orders.data ?? []
  const isPayable = order?.payment?.isLinkAvailable === true
  return (
    <Card
      title={order ? `Заказ № ${order.number}` : 'Заказ'}
      action={order && <Badge icon="box" tone="active" label={order.status.label} />}
      foot={
        <>
          <TextLink to={order ? orderPath(order) : '/orders/'} after="right">
            {order ? (isPayable ? 'Оплатить' : 'Подробнее') : 'Все заказы'}
          </TextLink>
          {others.length > 0 && (
            <TextLink to="/orders/" after="right">
              Ещё {count(others.length, ORDERS)}
            </TextLink>
          )}
        </>
      }
    >
      <Loaded
        query={orders}
        failure="Заказ не загрузился"
        skeleton={<Skeleton label="Загружаем заказ" heights={[32, 32, 48, 70, 24]} />}
        empty={
          <EmptyNote>Активных заказов нет. Подберите линзы в магазине, и заказ появится здесь.</EmptyNote>
        }
      >
        {([first]) => first && <OrderSummary order={first} />}
      </Loaded>
    </Card>
  )
}

function OrderSummary({ order }: { order: ActiveOrder }) {
  const { expectedAt, storageUntil, delivery, steps, items } = order
  return (
    <>
      <div>
        <WhenDue expectedAt={expectedAt} storageUntil={storageUntil} />
        {delivery && <p className="soft">{deliveryInWords(delivery)}</p>}
      </div>
      <Steps label="Ход заказа" steps={steps} />
      <ul className="list">
        {items.map((item, index) => (
          <OrderLine key={index} item={item} />
        ))}
      </ul>
      <Total order={order} />
    </>
  )
}

function Total({ order: { totalPrice, points } }: { order: ActiveOrder }) {
  return (
    <p className="total">
      {totalPrice && <span className="strong num">{formatMoney(totalPrice)}</span>}
      {points > 0 && <PointsAmount value={points} />}
    </p>
  )
}
