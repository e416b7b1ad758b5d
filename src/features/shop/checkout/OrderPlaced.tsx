import { useEffect, useRef } from 'react'
import { usePaymentTypesQuery } from '#data/checkout/paymentApi'
import { orderPath, type ActiveOrder } from '#data/orders/activeOrder'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import type { Order, SaleType } from '#data/orders/order'
import { useMonoOrdersQuery } from '#data/orders/ordersApi'
import { sameId, type Id } from '#domain/Id'
import { remoteData } from '#domain/remoteData'
import { formatMoney, type Money } from '#domain/numbers/money'
import type { Status } from '#domain/Status'
import { shopUrl } from '#host/page/config'
import { PayButton } from '#parts/PayButton'
import { Card } from '#ui/Card'
import { TextLink } from '#ui/controls/TextLink'
import { RetryButton } from '#ui/states/ErrorState'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { Steps } from '#ui/Steps'
import { StyleSheet } from '#ui/StyleSheet'
import { DeliveryCalendar } from '../orders/detail/DeliveryCalendar'
import { OrderFacts } from '../orders/OrderFacts'
import { OrderItems } from '../orders/OrderItems'
import { OrderSums } from '../orders/OrderSums'
import ordersCss from '../orders/orders.css'
import { WhenInWords } from '../orders/detail/WhenInWords'
import { SubscribeCard } from './SubscribeCard'

interface OrderPlacedProps {
  order: { id: Id; number: string; totalPrice: Money | null; status?: Status }
  type: SaleType
}

/** 'Заказ № 48301 оформлен', with the way to pay as long as it can be paid (contract 16.6), and all of the order. */
export function OrderPlaced({ order, type }: OrderPlacedProps) {
  const { id, number, totalPrice, status } = order
  const isCancelled = status?.code === 'cancelled'
  const payments = remoteData(
    usePaymentTypesQuery(id, { refetchOnMountOrArgChange: true, skip: isCancelled }),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canPay =
    payments.state === 'known' &&
    payments.value.some(({ code, isAvailable }) => code === 'card_online' && isAvailable)
  const whole = useWhole(id, type)
  return (
    <div className="order-page__column">
      <StyleSheet href={ordersCss} />
      <div className="card stack" part="card">
        <h2 tabIndex={-1} ref={heading}>
          Заказ № {number || id} {isCancelled ? 'отменён' : 'оформлен'}
        </h2>
        {totalPrice && (
          <p>
            {canPay ? 'К оплате' : 'Сумма заказа'}: {formatMoney(totalPrice)}
          </p>
        )}
        {payments.state === 'failed' && (
          <Notice tone="bad">
            <p>Способы оплаты не загрузились</p>
            <FailureText error={payments.error} />
            <RetryButton
              variant="quiet"
              small
              busy={payments.isRetrying}
              onClick={() => void payments.retry()}
            />
          </Notice>
        )}
        {canPay && <PayButton order={{ id, number }} />}
        <TextLink to={orderPath({ id })} after="right">
          Подробности заказа
        </TextLink>
      </div>
      {whole && !isCancelled && <Whole order={whole} />}
      <div>
        <TextLink href={shopUrl('contactLenses')} after="right">
          В магазин
        </TextLink>
      </div>
    </div>
  )
}

/** The order as the shop has it; undefined until that is known. */
function useWhole(id: Id, type: SaleType): Order | undefined {
  const active = remoteData(useActiveOrdersQuery(undefined, { refetchOnMountOrArgChange: true }))
  const mono = remoteData(
    useMonoOrdersQuery(undefined, { skip: type !== 'mono', refetchOnMountOrArgChange: true }),
  )
  return [active, mono]
    .flatMap((read): readonly Order[] => (read.state === 'known' ? read.value : []))
    .find((one) => sameId(one.id, id))
}

const stepsOf = (order: Order): ActiveOrder['steps'] => (order as Partial<ActiveOrder>).steps ?? []

/** When, where, how it is paid, what comes next, and what is in it. */
function Whole({ order }: { order: Order }) {
  const steps = stepsOf(order)
  return (
    <div className="order-page">
      <div className="order-page__column">
        <Card title="Что дальше" foot={<DeliveryCalendar order={order} />}>
          {order.delivery && <WhenInWords delivery={order.delivery} />}
          {steps.length > 0 && <Steps label="Ход заказа" steps={steps} />}
        </Card>
        <Card title="В заказе">
          <OrderItems order={order} />
          <OrderSums order={order} />
        </Card>
      </div>
      <div className="order-page__column">
        <OrderFacts order={order} />
        <SubscribeCard order={order} />
      </div>
    </div>
  )
}
