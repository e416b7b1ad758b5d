import type { Order } from '#data/orders/order'
import { PayButton } from '#parts/PayButton'

/** Leads to the payment of an order that can be paid by a link. */
export function PayAction({ order }: { order: Order }) {
  return order.payment?.isLinkAvailable === true ? <PayButton order={order} /> : null
}
