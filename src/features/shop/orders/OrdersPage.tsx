import { FormStyles } from '#forms/FormStyles'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { partsData, remoteData } from '#domain/remoteData'
import { StyleSheet } from '#ui/StyleSheet'
import { Activity, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ActiveOrders } from './list/ActiveOrders'
import { AllOrders } from './list/AllOrders'
import { useOrderList } from './list/useOrderList'
import { OrderDetail } from './OrderDetail'
import css from './orders.css'

/**
 * Shows the orders, or one of them: '?order=48213'. The list keeps its filters and its length while one order
 * is open.
 */
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
          <OrdersOverview />
        </Activity>
      )}
      {!isList && <OrderDetail key={id} id={id} />}
    </>
  )
}

/** Shows the active orders, then all orders; if both failed to load, one failure. */
function OrdersOverview() {
  const both = partsData<unknown>([remoteData(useActiveOrdersQuery()), useOrderList()])
  return (
    <>
      <StyleSheet href={css} />
      {both.state !== 'failed' && <ActiveOrders />}
      <AllOrders {...(both.state === 'failed' && { failed: both })} />
    </>
  )
}
