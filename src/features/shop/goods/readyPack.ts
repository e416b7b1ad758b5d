import type { ReadyPack } from '#data/basket/useAddPack'
import { cheapestPack, type Product } from '#data/catalogue/product'
import type { SaleType } from '#data/orders/order'

/**
 * Returns the pack that one press puts into the basket; undefined where there is something to choose first.
 * @param type the basket that it goes to, if only one will do
 */
export function readyPack(
  product: Product,
  type?: SaleType,
): { pack: ReadyPack; type: SaleType } | undefined {
  const cheapest = cheapestPack(product)
  // Lenses go only into the basket of their kind: by pack or by the piece.
  const isOfType =
    type === undefined || product.category !== 'lenses' || cheapest?.isMono === (type === 'mono')
  const offerId = isOfType ? cheapest?.pack.offerId : undefined
  if (!cheapest || offerId == null) return undefined
  return { pack: { ...cheapest.pack, offerId }, type: type ?? (cheapest.isMono ? 'mono' : 'eshop') }
}
