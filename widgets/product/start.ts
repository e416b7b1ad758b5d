import { getOffers, getProduct } from '../../src/api/generated/catalogue'
import { productIdOf } from '../../src/host/productId'
import { startOnce } from '../startOnce'

/** Asks for the product, and for what can be chosen of it, before the island's chunk is there. */
export function startProduct({ host }: ShadowRoot): void {
  const id = host instanceof HTMLElement && productIdOf(host)
  if (!id) return
  startOnce({ ...getProduct, path: getProduct.path.replace('{id}', id) })
  startOnce({ ...getOffers, path: `${getOffers.path.replace('{type}', 'eshop')}?product_id=${id}` })
}
