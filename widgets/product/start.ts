import { getLensesInfo } from '../../src/api/generated/account'
import { getOffers, getProduct, getProductParams } from '../../src/api/generated/catalogue'
import { getSubscriptionTypes } from '../../src/api/generated/subscription'
import { startOnce } from '../startOnce'

export const productPath = (id: number | string): string => getProduct.path.replace('{id}', `${id}`)

export const offersPath = (id: number | string): string =>
  getOffers.path.replace('{type}', 'eshop') + `?product_id=${id}`

/** What is chosen of lenses besides: which are made, by what period they come, and the customer's own. */
export const lensPaths = (id: number | string): [made: string, types: string, own: string] => [
  getProductParams.path.replace('{id}', `${id}`),
  getSubscriptionTypes.path,
  getLensesInfo.path,
]

/** Whether the page says that the product is a lens. */
export const isSaidLens = (container: Element): boolean =>
  container.getAttribute('data-category') === 'lenses'

/**
 * Asks for the product, and for what can be chosen of it, before the island's chunk is there: of lenses for all of it,
 * where the page says that it is one.
 */
export function startProduct({ host }: ShadowRoot): void {
  const id = Number(host.getAttribute('data-product-id'))
  // The island itself tells of an id that is none.
  if (!(id > 0)) return
  startOnce(productPath(id))
  startOnce(offersPath(id))
  if (isSaidLens(host)) lensPaths(id).forEach((path) => startOnce(path))
}
