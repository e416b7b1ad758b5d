import { getCatalogueParams, getProducts } from '../../src/api/generated/catalogue'
import { settingOf } from '../../src/host/settings'

const CATEGORIES = ['lenses', 'solutions', 'drops'] as const

/** Returns the category that the editor has set. */
export const categoryOf = (container: HTMLElement) => settingOf(container, 'data-category', CATEGORIES)

export const cataloguePath = (category: string | undefined): string =>
  getProducts.path + (category ? `?category=${category}` : '')

/**
 * Returns the paths of the island's first reads, which the loader starts: the products, and the filters above
 * them, which would otherwise push the cards down.
 */
export const reads = (container: HTMLElement): string[] => [
  cataloguePath(categoryOf(container)),
  getCatalogueParams.path,
]
