import { Activity, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '../../../domain/order'
import { PayButton } from '../checkout/PayButton'
import { OrderDetail } from './OrderDetail'
import { OrdersOverview } from './OrdersOverview'
import { FormStyles } from '../../../forms/FormStyles'
import { RepeatAction } from './RepeatAction'

const pay = (order: Order) => order.payment?.isLinkAvailable === true && <PayButton order={order} />

const everything = (order: Order) => (
  <>
    {pay(order)}
    {/* Single lenses are ordered again by a call of their own. */}
    {order.isRepeatable && order.saleType !== 'mono' && <RepeatAction order={order} />}
  </>
)

/** The orders, or one of them: '?order=48213'. The list keeps its filters and its length while one is looked at. */
export function OrdersPage() {
  const [query] = useSearchParams()
  const id = query.get('order')
  const isList = id === null
  const [wasList, setWasList] = useState(isList)
  if (isList && !wasList) setWasList(true)
  return (
    <>
      <FormStyles />
      {wasList && (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          <OrdersOverview actions={pay} />
        </Activity>
      )}
      {!isList && <OrderDetail key={id} id={id} actions={everything} />}
    </>
  )
}
