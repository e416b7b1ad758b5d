import { StyleSheet } from '../../../ui/StyleSheet'
import { ActiveOrders } from './ActiveOrders'
import { AllOrders } from './AllOrders'
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
