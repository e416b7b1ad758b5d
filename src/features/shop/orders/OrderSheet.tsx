import { useRef, useState } from 'react'
import { formatDate } from '../../../domain/dates'
import { formatMoney } from '../../../domain/money'
import type { Order } from '../../../domain/order'
import { Card } from '../../../ui/Card'
import { PointsAmount } from '../../../ui/PointsAmount'
import { Notice } from '../../../ui/Notice'
import { useActiveOrdersQuery } from '../../../data/orders/activeOrdersApi'
import { SingleLensOrderActions } from './SingleLensOrderActions'
import type { OrderActions } from '../../../data/orders/activeOrder'
import { OrderFacts } from './OrderFacts'
import { OrderItems } from './OrderItems'
import { OrderTitle } from './OrderTitle'
import { Progress } from './Progress'
import { StatusBadge } from './StatusBadge'
import { TrackingLink } from './TrackingLink'

interface OrderSheetProps {
  order: Order
  actions: OrderActions
}

/** Everything about one order. */
export function OrderSheet({ order, actions }: OrderSheetProps) {
  const { number, createdAt, status, items, totalPrice, points, delivery } = order
  const active = useActiveOrdersQuery().data?.find(({ id }) => String(id) === String(order.id))
  const heading = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState<string>()
  const onDone = (text: string) => {
    setOutcome(text)
    // The button that was pressed may be gone.
    heading.current?.focus()
  }
  return (
    <>
      <Card
        title={
          <span ref={heading} tabIndex={-1}>
            <OrderTitle number={number} />
          </span>
        }
        action={<StatusBadge status={status} />}
        foot={
          <>
            {actions(order)}
            {order.saleType === 'mono' && <SingleLensOrderActions order={order} onDone={onDone} />}
            <TrackingLink delivery={delivery} />
          </>
        }
      >
        {createdAt !== null && <p className="soft">от {formatDate(createdAt)}</p>}
        {outcome !== undefined && <Notice tone="done">{outcome}</Notice>}
        {active && <Progress order={active} direction="down" />}
      </Card>
      <Card
        title="Состав"
        foot={
          <span className="total">
            {points > 0 && <PointsAmount value={points} />}
            {totalPrice && <span className="strong num">Итого {formatMoney(totalPrice)}</span>}
          </span>
        }
      >
        <OrderItems items={items} />
      </Card>
      <OrderFacts order={order} />
    </>
  )
}
