import { useEffect, useId, useRef } from 'react'
import { usePaymentTypesQuery } from '#data/checkout/paymentApi'
import { orderPath, type ActiveOrder } from '#data/orders/activeOrder'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import type { Order, SaleType } from '#data/orders/order'
import { useMonoOrdersQuery } from '#data/orders/ordersApi'
import { sameId, type Id } from '#domain/Id'
import { count } from '#domain/numbers/counts'
import { POINTS } from '#domain/numbers/points'
import { remoteData, type RemoteData } from '#domain/remoteData'
import { formatMoney, type Money } from '#domain/numbers/money'
import type { Status } from '#domain/Status'
import { shopUrl } from '#host/page/config'
import { PayButton } from '#parts/PayButton'
import { Card } from '#ui/Card'
import { TextLink } from '#ui/controls/TextLink'
import { Icon } from '#ui/Icon'
import { classes } from '#ui/lib/classes'
import { LeftToReact } from '#ui/lib/LeftToReact'
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
import { OrderTitle } from '../orders/OrderTitle'
import { WhenInWords } from '../orders/detail/WhenInWords'
import { CARD, ShopIcon } from '#ui/graphics/ShopIcon'
import css from './orderPlaced.css'
import { SubscribeCard } from './SubscribeCard'

interface OrderPlacedProps {
  order: { id: Id; number: string; totalPrice: Money | null; status?: Status }
  type: SaleType
}

/**
 * Shows 'Заказ № 48301 оформлен', the payment as long as it is possible (contract 16.6), and the details of
 * the order.
 */
export function OrderPlaced({ order, type }: OrderPlacedProps) {
  // No order has been placed yet.
  if (BEFORE_REACT) throw new LeftToReact()
  const { id, number, totalPrice, status } = order
  const titleId = useId()
  const isCancelled = status?.code === 'cancelled'
  const payments = remoteData(
    usePaymentTypesQuery(id, { refetchOnMountOrArgChange: true, skip: isCancelled }),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canPay =
    payments.state === 'known' &&
    payments.value.some(({ code, isAvailable }) => code === 'card_online' && isAvailable)
  const known = useWhole(id, type)
  const whole = isCancelled ? undefined : known
  const steps = whole ? stepsOf(whole) : []
  return (
    <div className="placed">
      <StyleSheet href={ordersCss} />
      <StyleSheet href={css} />
      <section
        className={classes('card placed__card', isCancelled && 'placed__card--cancelled')}
        part="card"
        aria-labelledby={titleId}
      >
        <div className="placed__text">
          <h2 id={titleId} tabIndex={-1} ref={heading}>
            <OrderTitle number={number} /> {isCancelled ? 'отменён' : 'оформлен'}
          </h2>
          {whole?.delivery && <WhenInWords delivery={whole.delivery} />}
          {steps.length > 0 && <Steps label="Ход заказа" steps={steps} />}
          {totalPrice && (canPay || !whole) && (
            <p>
              {canPay ? 'К оплате' : 'Сумма заказа'}: {formatMoney(totalPrice)}
            </p>
          )}
          <PaymentFailure read={payments} />
          <div className="row">
            {canPay && <PayButton order={{ id, number }} />}
            {whole && <DeliveryCalendar order={whole} />}
            <TextLink to={orderPath({ id })} after="right">
              Подробности заказа
            </TextLink>
          </div>
        </div>
        {!isCancelled && <InFocus />}
      </section>
      {whole && <Whole order={whole} />}
      <div>
        <TextLink href={shopUrl('contactLenses')} after="right">
          В магазин
        </TextLink>
      </div>
    </div>
  )
}

/** Says that the payment types failed to load: they decide whether the order can be paid. */
function PaymentFailure({ read }: { read: RemoteData<unknown> }) {
  if (read.state !== 'failed') return null
  return (
    <Notice tone="bad">
      <p>Способы оплаты не загрузились</p>
      <FailureText error={read.error} />
      <RetryButton variant="quiet" small busy={read.isRetrying} onClick={() => void read.retry()} />
    </Notice>
  )
}

/** Returns the order as the shop holds it; undefined until it is known. */
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

const PIN =
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0'

/** Icons replace the names on the screen; screen readers still read the names. */
const FACTS = [
  <>
    <ShopIcon path={PIN} />
    <span className="visually-hidden">Доставка</span>
  </>,
  <>
    <ShopIcon path={CARD} />
    <span className="visually-hidden">Оплата</span>
  </>,
  <>
    <Icon name="user" />
    <span className="visually-hidden">Получатель</span>
  </>,
] as const

/** Shows the items, the delivery, the payment and the points of the order. */
function Whole({ order }: { order: Order }) {
  return (
    <>
      <div className="order-page">
        <Card title="В заказе">
          <OrderItems order={order} />
          {/* The points have a card of their own. */}
          <OrderSums order={{ ...order, points: 0 }} />
        </Card>
        <div className="order-page__column">
          <OrderFacts order={order} names={FACTS} />
          {order.points > 0 && (
            <section className="card placed__more" part="card" aria-label="Баллы">
              <span className="thumb thumb--warm">
                <Icon name="star" />
              </span>
              <p className="strong">Начислим {count(order.points, POINTS)}</p>
            </section>
          )}
        </div>
      </div>
      <SubscribeCard order={order} />
    </>
  )
}

/** A decorative drawing: a tick inside the rings of the brand. */
const InFocus = () => (
  <div className="placed__art">
    <svg viewBox="0 0 240 240" aria-hidden="true">
      <circle className="placed__far" cx="120" cy="120" r="150" />
      <circle className="placed__far" cx="120" cy="120" r="190" />
      <circle className="placed__fine" cx="120" cy="120" r="108" />
      <circle className="placed__glass" cx="120" cy="120" r="88" />
      <path d="m86 122 24 24 46-52" />
    </svg>
  </div>
)
