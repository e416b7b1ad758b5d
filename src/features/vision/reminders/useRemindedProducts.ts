import { sameId, type Id } from '../../../domain/Id'
import { wearOf } from '../../../domain/supply'
import { useLensesInfoQuery } from '../../../data/profile/profileApi'
import { useCatalogueQuery } from '../../../data/catalogue/catalogueApi'
import { useOrdersQuery } from '../../../data/orders/ordersApi'
import type { RemindedProduct } from '../../../data/reminders/reminder'
import type { QueryState } from '../../../ui/Loaded'

/**
 * The lenses of the shop: first what the customer wears, then what was bought, then the others. While nobody says what
 * is worn and bought there still is the catalogue.
 */
export function useRemindedProducts(): QueryState<RemindedProduct[]> {
  const catalogue = useCatalogueQuery('lenses')
  const { data: worn } = useLensesInfoQuery()
  const { data: orders } = useOrdersQuery()
  const isWorn = (id: Id) => worn?.lenses.some(({ productId }) => sameId(productId, id)) ?? false
  const isBought = (id: Id) =>
    orders?.some(({ items }) => items.some(({ productId }) => sameId(productId, id))) ?? false
  const rank = (id: Id) => (isWorn(id) ? 2 : Number(isBought(id)))
  const products = catalogue.data?.products
    .toSorted((one, other) => rank(other.id) - rank(one.id))
    .map(({ id, title, types, eshopPacks, monoPacks }) => {
      const [pack] = [...eshopPacks, ...monoPacks]
      const replacement = isWorn(id) ? worn?.replacement : null
      return {
        id,
        title,
        isMine: rank(id) > 0,
        wear: wearOf(pack?.params ?? [], [...types, replacement ?? null]),
      }
    })
  return { ...catalogue, data: products }
}
