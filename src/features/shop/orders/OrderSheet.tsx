import { Suspense, useRef, useState } from 'react'
import { sameId } from '#domain/Id'
import { formatDate } from '#domain/dates/dates'
import { numbered } from '#domain/text/numbered'
import type { Order } from '#data/orders/order'
import { Card } from '#ui/Card'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { BuyAgain } from '#parts/buyAgain/BuyAgain'
import { ChatLink } from '#ui/controls/ChatLink'
import { Button } from '#ui/controls/Button'
import { lazyComponent } from '#host/loading/lazyComponent'
import { DeliveryCalendar } from './detail/DeliveryCalendar'
import { OrderExtras } from './detail/OrderExtras'
import { OrderFacts } from './OrderFacts'
import { OrderItems } from './OrderItems'
import { OrderSums } from './OrderSums'
import { PayAction } from './PayAction'
import { Progress } from './Progress'
import { RepeatAction } from './RepeatAction'
import { OrderStatus } from './OrderStatus'
import { TrackingLink } from './TrackingLink'

/** Shows everything about one order. */
export function OrderSheet({ order }: { order: Order }) {
  const { createdAt, status, delivery } = order
  const active = useActiveOrdersQuery().data?.find(({ id }) => sameId(id, order.id))
  const heading = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState<string>()
  const onDone = (text: string) => {
    setOutcome(text)
    // The heading takes the focus, because the pressed button may be gone.
    heading.current?.focus()
  }
  return (
    <div className="order-page">
      <div className="order-page__column">
        <Card
          title={
            <span ref={heading} tabIndex={-1}>
              {createdAt === null ? 'О заказе' : `От ${formatDate(createdAt)}`}
            </span>
          }
          action={<OrderStatus status={status} />}
          foot={
            <>
              <PayAction order={order} />
              {order.isRepeatable && (
                <>
                  {order.saleType !== 'mono' && (
                    <BuyAgain items={order.items} what={numbered('по заказу', order.number)} small />
                  )}
                  <RepeatAction order={order} onDone={onDone} />
                </>
              )}
              {order.saleType === 'mono' && order.isCancelable && (
                <CancelAction order={order} onDone={onDone} />
              )}
              {active && <DeliveryCalendar order={order} />}
              <TrackingLink delivery={delivery} />
            </>
          }
        >
          <Announced>{outcome !== undefined && <Notice tone="done">{outcome}</Notice>}</Announced>
          {active && <Progress order={active} direction="down" />}
          {active && <CancelByChat order={order} />}
        </Card>
        <Card title="Состав">
          <OrderItems order={order} />
          <OrderSums order={order} />
        </Card>
      </div>
      <div className="order-page__column">
        <OrderFacts order={order} />
        <OrderExtras order={order} />
      </div>
    </div>
  )
}

/** Explains how to cancel an active order that no button here can cancel. */
function CancelByChat({ order: { number, isCancelable, saleType } }: { order: Order }) {
  // Orders of single lenses have a button of their own.
  if (isCancelable && saleType === 'mono') return null
  return (
    <p className="soft">
      Отменить или изменить заказ поможет <ChatLink about={numbered('Заказ', number)}>чат поддержки</ChatLink>
      .
    </p>
  )
}

const MonoDialog = lazyComponent(() =>
  import('./SingleLensOrderDialog').then(({ SingleLensOrderDialog: MonoDialog }) => MonoDialog),
)

interface CancelActionProps {
  order: Order
  onDone: (outcome: string) => void
}

/** Cancels a whole order of single lenses, after a confirmation. */
function CancelAction({ order, onDone }: CancelActionProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" small loads onClick={() => setAsking(true)}>
        Отменить заказ
      </Button>
      <Suspense>
        {isAsking && (
          <MonoDialog order={order} intent="cancel" onClosed={() => setAsking(false)} onDone={onDone} />
        )}
      </Suspense>
    </>
  )
}
