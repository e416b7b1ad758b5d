import { StyleSheet } from '../../../ui/StyleSheet'
import { ActiveOrders } from './ActiveOrders'
import { AllOrders } from './AllOrders'
import type { OrderActions } from '../../../data/orders/activeOrder'
import css from './orders.css'

/** The orders under way, then all of them. */
export function OrdersOverview({ actions }: { actions: OrderActions }) {
  return (
    <>
      <StyleSheet href={css} />
      <ActiveOrders actions={actions} />
      <AllOrders />
    </>
  )
}
