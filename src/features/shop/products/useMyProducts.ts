import { shopToday } from '#domain/dates/days'
import {
  allData,
  deniedAs,
  failedIfEmpty,
  failureIn,
  mapData,
  remoteData,
  valueOf,
  withFailuresOf,
  type RemoteData,
} from '#domain/remoteData'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import type { LensesInfo } from '#data/profile/profile'
import type { Catalogue } from '#data/catalogue/catalogue'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import type { Id } from '#domain/Id'
import { useRemindersQuery } from '#data/reminders/remindersApi'
import { useOrderList } from '../orders/list/useOrderList'
import { idsOfMine, myProducts, type MyProduct, type MyThings } from './myProduct'

/**
 * Combines the customer's products from orders, lens information, catalogue and offers, because the shop has
 * no request for them. If the orders of single lenses, the lens information or the reminders fail, the rest
 * is shown with a note, and nothing is said to be missing. Without any of the other data the list would be
 * wrong.
 */
export function useMyProducts(): RemoteData<MyProduct[]> {
  const orders = useOrderList()
  const catalogue = remoteData(useCatalogueQuery())
  const worn = deniedAs<LensesInfo | undefined>(remoteData(useLensesInfoQuery()), undefined)
  const reminders = deniedAs(remoteData(useRemindersQuery()), [])
  const known = valueOf(withFailuresOf(allData({ orders, catalogue }), worn))
  // The shop sells only products of the catalogue.
  const offers = remoteData(useAllOffersOf('eshop', known && soldOf(known, valueOf(worn))))
  const read = withFailuresOf(allData({ orders, catalogue, offers }), worn, reminders)
  const isAllRead = [orders, worn, reminders].every((one) => failureIn(one) === undefined)
  return failedIfEmpty(
    mapData(read, (things) =>
      myProducts({
        orders: things.orders,
        products: things.catalogue.products,
        offers: things.offers,
        worn: valueOf(worn),
        reminders: valueOf(reminders),
        isAllRead,
        today: shopToday(),
      }),
    ),
    (products) => products.length === 0,
  )
}

function soldOf(
  { orders, catalogue }: { orders: MyThings['orders']; catalogue: Catalogue },
  worn: MyThings['worn'],
): Id[] {
  const sold = new Set(catalogue.products.map(({ id }) => String(id)))
  return idsOfMine({ orders, worn }).filter((id) => sold.has(String(id)))
}
