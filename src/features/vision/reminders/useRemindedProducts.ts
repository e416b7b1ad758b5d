import { shopToday } from '../../../domain/days'
import { sameId, type Id } from '../../../domain/Id'
import type { Order } from '../../../domain/order'
import { cheapestPack } from '../../../domain/product'
import { wearOf } from '../../../domain/supply'
import { useLensesInfoQuery } from '../../../data/profile/profileApi'
import { useCatalogueQuery } from '../../../data/catalogue/catalogueApi'
import { useOrdersQuery } from '../../../data/orders/ordersApi'
import type { RemindedProduct } from '../../../data/reminders/reminder'
import { productLink } from '../../../data/catalogue/productLink'
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
    .map((product) => {
      const { id, title, types, eshopPacks, monoPacks } = product
      const [pack] = [...eshopPacks, ...monoPacks]
      const replacement = isWorn(id) ? worn?.replacement : null
      return {
        id,
        title,
        isMine: rank(id) > 0,
        wear: wearOf(pack?.params ?? [], [...types, replacement ?? null]),
        href: productLink(product),
        price: cheapestPack(product)?.paid,
        lastPurchase: lastPurchaseOf(id, orders ?? []),
      }
    })
  return { ...catalogue, data: products }
}

/** Orders that have left the customer nothing. */
const UNDONE = ['cancelled', 'returned']

/** When it was bought last, and how many packs. */
function lastPurchaseOf(id: Id, orders: readonly Order[]): RemindedProduct['lastPurchase'] {
  const [last] = orders
    .filter(({ status }) => !UNDONE.includes(status.code))
    .flatMap(({ createdAt, items }) => {
      const packs = items
        .filter(({ productId }) => sameId(productId, id))
        .reduce((sum, { quantity }) => sum + quantity, 0)
      return createdAt === null || packs === 0 ? [] : [{ at: shopToday(new Date(createdAt)), packs }]
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
  return last
}
