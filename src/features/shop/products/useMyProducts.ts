import { shopToday } from '../../../domain/days'
import { useLensesInfoQuery } from '../../../data/profile/profileApi'
import { useCatalogueQuery, useOffersQuery } from '../../../data/catalogue/catalogueApi'
import { useOrderList } from '../orders/useOrderList'
import { myProducts, type MyProduct } from './myProduct'
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
  const needed = [orders, catalogue, offers]
  const isWornSettled = worn.data !== undefined || worn.isError
  const data =
    orders.data && catalogue.data && offers.data && isWornSettled
      ? myProducts({
          orders: orders.data,
          products: catalogue.data.products,
          offers: offers.data,
          worn: worn.data,
          today: shopToday(),
        })
      : undefined
  const failed = needed.filter(({ error }) => error !== undefined)
  return {
    data,
    error: failed[0]?.error,
    isFetching: needed.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => refetch()),
  }
}
