import { getCatalogueParams, getProducts } from '../../src/api/generated/catalogue'
import { element } from '../../src/host/element'
import { startOnce } from '../startOnce'

export const cataloguePath = (category: string | undefined): string =>
  getProducts.path + (category ? `?category=${category}` : '')

/** Requests the products before the island's chunk has loaded; the shop's own list stays until then. */
export function startCatalogue(root: ShadowRoot): void {
  startOnce(cataloguePath(root.host.getAttribute('data-category') ?? undefined))
  startOnce(getCatalogueParams.path)
  root.append(element('slot'))
}
