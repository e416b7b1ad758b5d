import { getLensesInfo } from '#api/generated/account'
import { getProducts } from '#api/generated/catalogue'
import { getOrders } from '#api/generated/orders'
import { getReminders } from '#api/generated/reminders'
import { section } from '#shell/lib/section'

export const reminders = section({
  path: '/remind/',
  title: 'Напоминание о покупке линз',
  icon: 'bell',
  load: () => import('#features/vision/reminders/RemindersPage').then(({ RemindersPage }) => RemindersPage),
  prerender: BEFORE_REACT && {
    reads: [getReminders.path, `${getProducts.path}?category=lenses`, getLensesInfo.path, getOrders.path],
  },
})
