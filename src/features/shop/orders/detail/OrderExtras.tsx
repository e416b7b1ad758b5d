import type { Order } from '#data/orders/order'
import { OrderHelp } from './OrderHelp'
import { OrderPlace } from './OrderPlace'

/** What stands beside an order, besides its facts. */
export const OrderExtras = ({ order }: { order: Order }) => (
  <>
    {order.delivery?.type === 'point' && (
      <OrderPlace delivery={order.delivery} type={order.saleType ?? 'eshop'} />
    )}
    <OrderHelp order={order} />
  </>
)
