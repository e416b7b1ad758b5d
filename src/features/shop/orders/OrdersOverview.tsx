import { StyleSheet } from '#ui/StyleSheet'
import { ActiveOrders } from './list/ActiveOrders'
import { AllOrders } from './list/AllOrders'
import css from './orders.css'

/** Shows the orders under way, then all orders. */
export function OrdersOverview() {
  return (
    <>
      <StyleSheet href={css} />
      <ActiveOrders />
      <AllOrders />
    </>
  )
}
