import { StyleSheet } from '#ui/StyleSheet'
import { ActiveOrders } from './list/ActiveOrders'
import { AllOrders } from './list/AllOrders'
import css from './orders.css'

/** The orders under way, then all of them. */
export function OrdersOverview() {
  return (
    <>
      <StyleSheet href={css} />
      <ActiveOrders />
      <AllOrders />
    </>
  )
}
