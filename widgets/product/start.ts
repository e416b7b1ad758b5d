import { getOffers, getProduct } from '../../src/api/generated/catalogue'
import { startOnce } from '../startOnce'

export const productPath = (id: number | string): string => getProduct.path.replace('{id}', `${id}`)

export const offersPath = (id: number | string): string =>
  getOffers.path.replace('{type}', 'eshop') + `?product_id=${id}`

/** Asks for the product, and for what can be chosen of it, before the island's chunk is there. */
export function startProduct({ host }: ShadowRoot): void {
  const id = Number(host.getAttribute('data-product-id'))
  // The island itself tells of an id that is none.
  if (!(id > 0)) return
  startOnce(productPath(id))
  startOnce(offersPath(id))
}
