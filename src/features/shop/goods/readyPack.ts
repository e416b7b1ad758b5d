import type { ReadyPack } from '#data/basket/useAddPack'
import { cheapestPack, type Product } from '#data/catalogue/product'
import type { SaleType } from '#data/orders/order'

/**
 * Returns the pack that one press adds to the basket; undefined if the customer has to choose something
 * first.
 * @param type the only basket that is allowed; undefined if there is no restriction
 */
export function readyPack(
  product: Product,
  type?: SaleType,
): { pack: ReadyPack; type: SaleType } | undefined {
  const cheapest = cheapestPack(product)
  // Lenses can only go into the basket of their kind: packs or single lenses.
  const isOfType =
    type === undefined || product.category !== 'lenses' || cheapest?.isMono === (type === 'mono')
  const offerId = isOfType ? cheapest?.pack.offerId : undefined
  if (!cheapest || offerId == null) return undefined
  return { pack: { ...cheapest.pack, offerId }, type: type ?? (cheapest.isMono ? 'mono' : 'eshop') }
}
