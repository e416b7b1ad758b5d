import { shopToday } from '../../../domain/days'
import { useLensesInfoQuery } from '../../../data/profile/profileApi'
import { useCatalogueQuery, useOffersQuery } from '../../../data/catalogue/catalogueApi'
import { useOrderList } from '../orders/useOrderList'
import { myProducts, type MyProduct } from './myProduct'
import { combineQueries } from '../../../ui/combineQueries'
import type { QueryState } from '../../../ui/Loaded'

/**
 * The shop has no call for it: what the customer buys and wears follows from orders, lens information, catalogue and
 * offers. Without lens information the rest is still worth showing; without any of the others it would be wrong.
 */
export function useMyProducts(): QueryState<MyProduct[]> {
  const orders = useOrderList()
  const catalogue = useCatalogueQuery()
  const offers = useOffersQuery({ type: 'eshop' })
  const worn = useLensesInfoQuery()
  const query = combineQueries({ orders, catalogue, offers })
  const isWornSettled = worn.data !== undefined || worn.isError
  const data =
    query.data && isWornSettled
      ? myProducts({
          orders: query.data.orders,
          products: query.data.catalogue.products,
          offers: query.data.offers,
          worn: worn.data,
          today: shopToday(),
        })
      : undefined
  return { ...query, data }
}
