import { getLocatorPoints, getPointsWithProduct } from '../../src/api/generated/locator'
import { pageQuery } from '../../src/host/page/pageAddress'
import { setting } from '../../src/host/settings'

/** Returns the product that the opticians must have, from the container or the page's address. */
export const productOf = (container: HTMLElement): string | undefined =>
  setting(container, 'data-product-id') ?? (new URLSearchParams(pageQuery()).get('product') || undefined)

/**
 * Returns the paths of all opticians and of those that have the product. An id that would change the path is
 * left to the island.
 */
export function reads(container: HTMLElement): [points: string, ...stock: string[]] {
  const product = productOf(container) ?? '.'
  const stock = getPointsWithProduct.path.replace('{id}', encodeURIComponent(product))
  return [getLocatorPoints.path, ...(/^\.+$/.test(product) ? [] : [stock])]
}
