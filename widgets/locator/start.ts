import { getLocatorPoints, getPointsWithProduct } from '../../src/api/generated/locator'
import { pageQuery } from '../../src/host/page/pageAddress'
import { setting } from '../../src/host/settings'
import { startOnce } from '../startOnce'

/** A product that the opticians must have, by the container or the page's address. */
export const productOf = (container: HTMLElement): string | undefined =>
  setting(container, 'data-product-id') ?? (new URLSearchParams(pageQuery()).get('product') || undefined)

/** All opticians, and who has the product. One that would lead to another path is left to the island. */
export function locatorPaths(container: HTMLElement): [points: string, ...stock: string[]] {
  const product = productOf(container) ?? '.'
  const stock = getPointsWithProduct.path.replace('{id}', encodeURIComponent(product))
  return [getLocatorPoints.path, ...(/^\.+$/.test(product) ? [] : [stock])]
}

/** Asks for that before the island's chunk is there. */
export const startLocator = ({ host }: ShadowRoot): void =>
  locatorPaths(host as HTMLElement).forEach((path) => startOnce(path))
