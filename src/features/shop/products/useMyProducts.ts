import { isDenied, toApiError } from '#domain/ApiError'
import { shopToday } from '#domain/dates/days'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import type { Catalogue } from '#data/catalogue/catalogue'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import type { Id } from '#domain/Id'
import { useRemindersQuery } from '#data/reminders/remindersApi'
import { useOrderList } from '../orders/list/useOrderList'
import { idsOfMine, myProducts, type MyProduct, type MyThings } from './myProduct'
import { combineQueries } from '#ui/lib/combineQueries'
import type { QueryState } from '#ui/states/Loaded'

/**
 * Puts the customer's products together from orders, lens information, catalogue and offers, because the shop
 * has no call for them. Without lens information or
 * reminders the rest is still worth showing; without any of the others
 * it would be wrong.
 */
export function useMyProducts(): QueryState<MyProduct[]> {
  const orders = useOrderList()
  const catalogue = useCatalogueQuery()
  const worn = useLensesInfoQuery()
  const reminders = useRemindersQuery()
  const isWornSettled = worn.data !== undefined || worn.isError
  const isSettled = reminders.data !== undefined || reminders.isError
  const known = combineQueries({ orders, catalogue })
  // The shop sells only products of the catalogue.
  const ids = known.data && isWornSettled ? soldOf(known.data, worn.data) : undefined
  const offers = useAllOffersOf('eshop', ids)
  const query = combineQueries({ orders, catalogue, offers })
  const data =
    query.data &&
    isSettled &&
    myProducts({
      orders: query.data.orders,
      products: query.data.catalogue.products,
      offers: query.data.offers,
      worn: worn.data,
      // Where reminders are closed to the customer there are none.
      reminders: reminders.isError && isDenied(toApiError(reminders.error)) ? [] : reminders.data,
      today: shopToday(),
    })
  return { ...query, data: data === false ? undefined : data }
}

function soldOf(
  { orders, catalogue }: { orders: MyThings['orders']; catalogue: Catalogue },
  worn: MyThings['worn'],
): Id[] {
  const sold = new Set(catalogue.products.map(({ id }) => String(id)))
  return idsOfMine({ orders, worn }).filter((id) => sold.has(String(id)))
}
