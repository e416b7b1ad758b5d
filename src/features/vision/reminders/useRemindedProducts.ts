import { sameId, type Id } from '#domain/Id'
import { mapData, remoteData, valueOf, withFailuresOf, type RemoteData } from '#domain/remoteData'
import { cheapestPack } from '#data/catalogue/product'
import { wearOfProduct } from '#data/stock/wearOfProduct'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { purchasesOf, type Purchase } from '#data/orders/purchases'
import type { RemindedProduct } from '#data/reminders/reminder'
import { productLink } from '#data/catalogue/productLink'

/**
 * Returns the lenses of the shop in this order: worn by the customer, bought, others. If worn and bought
 * lenses fail to load, the catalogue is still returned.
 */
export function useRemindedProducts(): RemoteData<RemindedProduct[]> {
  const catalogue = remoteData(useCatalogueQuery('lenses'))
  const info = remoteData(useLensesInfoQuery())
  const history = remoteData(useOrdersQuery())
  const [worn, orders] = [valueOf(info), valueOf(history)]
  const eyesOf = (id: Id) =>
    new Set(worn?.lenses.flatMap(({ productId, eye }) => (sameId(productId, id) ? [eye] : []))).size
  const isWorn = (id: Id) => eyesOf(id) > 0
  const isBought = (id: Id) =>
    orders?.some(({ items }) => items.some(({ productId }) => sameId(productId, id))) ?? false
  const rank = (id: Id) => (isWorn(id) ? 2 : Number(isBought(id)))
  const purchases = purchasesOf(orders ?? [])
  const products = mapData(catalogue, (all) =>
    all.products
      .toSorted((one, other) => rank(other.id) - rank(one.id))
      .map((product) => {
        const { id, title } = product
        const replacement = isWorn(id) ? (worn?.replacement ?? null) : null
        return {
          id,
          title,
          isMine: rank(id) > 0,
          wear: wearOfProduct(id, product, purchases, replacement),
          href: productLink(product),
          price: cheapestPack(product)?.paid,
          eyes: eyesOf(id),
          purchases: purchases.filter(({ item }) => sameId(item.productId, id)),
          lastPurchase: lastPurchaseOf(id, purchases),
        }
      }),
  )
  return withFailuresOf(products, info, history)
}

/** Returns day and number of packs of the last purchase; undefined if there is none with a date. */
function lastPurchaseOf(id: Id, purchases: readonly Purchase[]): RemindedProduct['lastPurchase'] {
  const bought = purchases.filter(({ item }) => sameId(item.productId, id) && item.quantity > 0)
  const last = bought.find(({ at }) => at !== null)
  if (!last?.at) return undefined
  const packs = bought
    .filter(({ order }) => order === last.order)
    .reduce((sum, { item }) => sum + item.quantity, 0)
  return { at: last.at, packs }
}
