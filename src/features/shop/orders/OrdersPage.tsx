import { FormStyles } from '#forms/FormStyles'
import { StyleSheet } from '#ui/StyleSheet'
import { Activity, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ActiveOrders } from './list/ActiveOrders'
import { AllOrders } from './list/AllOrders'
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

/** Shows the active orders, then all orders. */
function OrdersOverview() {
  return (
    <>
      <StyleSheet href={css} />
      <ActiveOrders />
      <AllOrders />
    </>
  )
}
