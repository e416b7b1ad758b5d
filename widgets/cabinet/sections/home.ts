import { getAccountCounters } from '#api/generated/account'
import { getOrders } from '#api/generated/orders'
import { HomePage } from '../home/HomePage'
import { section } from '#shell/lib/section'

export const home = section({
  path: '/',
  title: 'Главная',
  icon: 'home',
  page: HomePage,
  first: {
    reads: [getAccountCounters.path, `${getOrders.path}?scope=active`],
  },
})
