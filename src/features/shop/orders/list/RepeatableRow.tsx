import { memo, useState } from 'react'
import type { Order } from '#data/orders/order'
import { Notice } from '#ui/states/Notice'
import { RepeatAction } from '../RepeatAction'
import { OrderRow } from './OrderRow'

/** Shows a past order, with 'Повторить' beside it if the shop allows that. */
export const RepeatableRow = memo(function RepeatableRow({ order }: { order: Order }) {
  const [outcome, setOutcome] = useState<string>()
  if (!order.isRepeatable) return <OrderRow order={order} />
  return (
    <div className="order-line">
      <OrderRow order={order} />
      <RepeatAction inRow order={order} onDone={setOutcome} />
      {outcome !== undefined && <Notice tone="done">{outcome}</Notice>}
    </div>
  )
})
