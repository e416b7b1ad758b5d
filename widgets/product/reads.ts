import { getLensesInfo } from '../../src/api/generated/account'
import { getOffers, getProduct, getProductParams } from '../../src/api/generated/catalogue'
import { getSubscriptionTypes } from '../../src/api/generated/subscription'
import { PRODUCT_ID } from '../../src/host/page/productId'
import { setting } from '../../src/host/settings'

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
export const isSaidLens = (container: Element): boolean => setting(container, 'data-category') === 'lenses'

/**
 * Returns the paths of the island's first reads, which the loader starts: the product and its offers; for a
 * lens all of its data, if the page states that it is one. Settings that are not usable are left to the island,
 * which reports them.
 */
export function reads(container: HTMLElement): string[] {
  const id = setting(container, 'data-product-id') ?? ''
  const isBought = /\bbuy\b/.test(setting(container, 'data-show') ?? 'buy')
  if (!PRODUCT_ID.test(id) || !isBought) return []
  return [productPath(id), offersPath(id), ...(isSaidLens(container) ? lensPaths(id) : [])]
}
