import { Activity, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OrderDetail } from './OrderDetail'
import { OrdersOverview } from './OrdersOverview'
import { activeOrdersApi } from '../../../data/orders/activeOrdersApi'
import { ordersApi } from '../../../data/orders/ordersApi'
import { FormStyles } from '../../../forms/FormStyles'
import { once } from '../../../store/once'
import type { Store } from '../../../store/store'

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
          <OrdersOverview />
        </Activity>
      )}
      {!isList && <OrderDetail key={id} id={id} />}
    </>
  )
}

OrdersPage.prepare = ({ dispatch }: Store) =>
  Promise.all([
    dispatch(activeOrdersApi.endpoints.activeOrders.initiate(undefined, once)),
    dispatch(ordersApi.endpoints.orders.initiate(undefined, once)),
    dispatch(ordersApi.endpoints.monoOrders.initiate(undefined, once)),
  ])
