import { getLensesInfo } from '../../src/api/generated/account'
import { getOffers, getProduct, getProductParams } from '../../src/api/generated/catalogue'
import { getSubscriptionTypes } from '../../src/api/generated/subscription'
import { startOnce } from '../startOnce'

export const productPath = (id: number | string): string => getProduct.path.replace('{id}', `${id}`)

export const offersPath = (id: number | string): string =>
  getOffers.path.replace('{type}', 'eshop') + `?product_id=${id}`

/**
 * Returns the paths of the data about lenses: their range, the subscription periods, and the customer's own
 * lenses.
 */
export const lensPaths = (id: number | string): [made: string, types: string, own: string] => [
  getProductParams.path.replace('{id}', `${id}`),
  getSubscriptionTypes.path,
  getLensesInfo.path,
]

/** Tells whether the page states that the product is a lens. */
export const isSaidLens = (container: Element): boolean =>
  container.getAttribute('data-category') === 'lenses'

/**
 * Requests the product and its offers before the island's chunk has loaded; for a lens all of its data, if
 * the page states that it is one.
 */
export function startProduct({ host }: ShadowRoot): void {
  const id = Number(host.getAttribute('data-product-id'))
  // The island reports an invalid id.
  if (!(id > 0)) return
  startOnce(productPath(id))
  startOnce(offersPath(id))
  if (isSaidLens(host)) lensPaths(id).forEach((path) => startOnce(path))
}
