import { getMonoOrders } from '#api/generated/checkout'
import { getOrders } from '#api/generated/orders'
import { section } from '#shell/lib/section'
import { subscription } from './subscription'
import { trial } from './trial'

export const orders = section({
  path: '/orders/',
  title: 'Заказы',
  icon: 'box',
  children: [subscription, trial],
  load: () => import('#features/shop/orders/OrdersPage').then(({ OrdersPage }) => OrdersPage),
  prerender: BEFORE_REACT && {
    reads: [getOrders.path, `${getOrders.path}?scope=active`, getMonoOrders.path],
  },
})
