import { getConsumerInfo, getLensesInfo } from '#api/generated/account'
import { getProducts } from '#api/generated/catalogue'
import { getMonoOrders } from '#api/generated/checkout'
import { getOrders } from '#api/generated/orders'
import { getReminders } from '#api/generated/reminders'
import { section } from '#shell/lib/section'

export const products = section({
  path: '/products/',
  title: 'Мои продукты',
  icon: 'lens',
  load: () => import('#features/shop/products/ProductsPage').then(({ ProductsPage }) => ProductsPage),
  prerender: BEFORE_REACT && {
    reads: [
      getOrders.path,
      getMonoOrders.path,
      getProducts.path,
      getLensesInfo.path,
      getConsumerInfo.path,
      getReminders.path,
    ],
  },
})
