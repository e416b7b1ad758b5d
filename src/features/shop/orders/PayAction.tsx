import type { Order } from '#data/orders/order'
import { PayButton } from '#parts/PayButton'

/** Shows the payment button if the order can be paid with a link. */
export function PayAction({ order }: { order: Order }) {
  return order.payment?.isLinkAvailable === true ? <PayButton order={order} /> : null
}
