import { count } from '#domain/numbers/counts'
import { remoteData } from '#domain/remoteData'
import { formatMoney, UNSHOWN_SUM } from '#domain/numbers/money'
import { numbered } from '#domain/text/numbered'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Skeleton } from '#ui/states/Skeleton'
import { LoadedCard } from '#ui/LoadedCard'
import { PointsAmount } from '#parts/PointsAmount'
import { Steps } from '#ui/Steps'
import { TextLink } from '#ui/controls/TextLink'
import type { ActiveOrder } from '#data/orders/activeOrder'
import { deliveryInWords, orderPath } from '#data/orders/activeOrder'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { LazyItemLine } from './LazyItemLine'
import { WhenDue } from '../WhenDue'

const ORDERS = ['заказ', 'заказа', 'заказов'] as const

const NONE: readonly ActiveOrder[] = []

const isPayable = ({ payment }: ActiveOrder) => payment?.isLinkAvailable === true

/**
 * Shows the order that arrives next; what has to be paid first is told above. The orders are not awaited before
 * React.
 */
export const ActiveOrderCard = BEFORE_REACT ? AwaitedOrder : NextOrder

function AwaitedOrder() {
  return (
    <Card title="Заказ" foot={<OrderLink />}>
      <Skeleton {...SKELETON} />
    </Card>
  )
}

const SKELETON = { label: 'Загружаем заказ', heights: [32, 32, 48, 70, 24] }

const OrderLink = ({ to = '/orders/', label = 'Все заказы' }) => (
  <TextLink to={to} after="right">
    {label}
  </TextLink>
)

function NextOrder() {
  const orders = remoteData(useActiveOrdersQuery())
  const all = orders.state === 'known' ? orders.value : NONE
  const order = all.find((one) => !isPayable(one)) ?? all[0]
  return (
    <LoadedCard
      isOptional
      title={order ? numbered('Заказ', order.number) : 'Заказ'}
      action={order && <Badge icon="box" tone="active" label={order.status.label} />}
      foot={
        <>
          {order ? (
            <OrderLink to={orderPath(order)} label={isPayable(order) ? 'Оплатить' : 'Подробнее'} />
          ) : (
            <OrderLink />
          )}
          {all.length > 1 && <OrderLink label={`Ещё ${count(all.length - 1, ORDERS)}`} />}
        </>
      }
      query={orders}
      failure="Заказ не загрузился"
      skeleton={SKELETON}
    >
      {() => order && <OrderSummary order={order} />}
    </LoadedCard>
  )
}

function OrderSummary({ order }: { order: ActiveOrder }) {
  const { expectedAt, storageUntil, delivery, steps, items, saleType } = order
  return (
    <>
      <div>
        <WhenDue expectedAt={expectedAt} storageUntil={storageUntil} />
        {delivery && <p className="soft">{deliveryInWords(delivery)}</p>}
      </div>
      <Steps label="Ход заказа" steps={steps} />
      <ul className="list">
        {items.map((item, index) => (
          <LazyItemLine key={index} item={item} type={saleType} isBrief />
        ))}
      </ul>
      <Total order={order} />
    </>
  )
}

function Total({ order: { totalPrice, points } }: { order: ActiveOrder }) {
  return (
    <p className="total">
      {totalPrice ? (
        <span className="strong num">{formatMoney(totalPrice)}</span>
      ) : (
        <span className="small soft">{UNSHOWN_SUM}</span>
      )}
      {points > 0 && <PointsAmount value={points} />}
    </p>
  )
}
