import { catalogueApi } from '../../../data/catalogue/catalogueApi'
import { ordersApi } from '../../../data/orders/ordersApi'
import { profileApi } from '../../../data/profile/profileApi'
import { remindersApi } from '../../../data/reminders/remindersApi'
import { once } from '../../../store/once'
import type { Store } from '../../../store/store'
import { RemindersCard } from './RemindersCard'
import { useRemindedProducts } from './useRemindedProducts'

/** 'Напоминание о покупке линз': about the lenses that the customer wears or has bought, or others of the shop. */
export function RemindersPage() {
  return <RemindersCard products={useRemindedProducts()} />
}

RemindersPage.prepare = ({ dispatch }: Store) =>
  Promise.all([
    dispatch(remindersApi.endpoints.reminders.initiate(undefined, once)),
    dispatch(catalogueApi.endpoints.catalogue.initiate('lenses', once)),
    dispatch(profileApi.endpoints.lensesInfo.initiate(undefined, once)),
    dispatch(ordersApi.endpoints.orders.initiate(undefined, once)),
  ])
