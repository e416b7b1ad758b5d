import { foundBy, plainText } from '../../domain/search'
import { cheapestPack, type Product } from './product'
import type { CatalogueParam } from './catalogue'

export type Sorting = 'popular' | 'cheap' | 'dear'

/** The customer's choices; each list holds codes of one filter. */
export interface Filters {
  chosen: Record<string, readonly string[]>
  search: string
  sorting: Sorting
}

export const noFilters: Filters = { chosen: {}, search: '', sorting: 'popular' }

/** The filters that match a field of a product (contract 14.1); the client cannot filter by others. */
const READERS: Partial<Record<string, (product: Product) => readonly string[]>> = {
  types: ({ types }) => types,
  brand: ({ brand }) => [brand],
  category: ({ category }) => (category === null ? [] : [category]),
}

const fieldOf = (code: string) => (Object.hasOwn(READERS, code) ? READERS[code] : undefined)

export const usableParams = (params: readonly CatalogueParam[]): CatalogueParam[] =>
  params.filter(({ code, values }) => fieldOf(code) !== undefined && values.length > 0)

/** Returns the number of values by which a list is narrowed, also of filters that cannot be shown. */
export const narrowingOf = ({ chosen }: Pick<Filters, 'chosen'>): number =>
  Object.entries(chosen).reduce((sum, [code, wanted]) => sum + (fieldOf(code) ? wanted.length : 0), 0)

/** Titles in their searchable form, computed once per product. */
const titles = new WeakMap<Product, string>()
function titleOf(product: Product): string {
  const known = titles.get(product) ?? plainText(product.title)
  titles.set(product, known)
  return known
}

const passes = (product: Product, code: string, wanted: readonly string[]): boolean => {
  const values = fieldOf(code)?.(product)
  return wanted.length === 0 || values === undefined || values.some((value) => wanted.includes(value))
}

function matching(products: readonly Product[], { chosen, search }: Filters, except?: string): Product[] {
  const params = Object.entries(chosen).filter(([code, wanted]) => code !== except && wanted.length > 0)
  return foundBy(products, search, titleOf).filter((product) =>
    params.every(([code, wanted]) => passes(product, code, wanted)),
  )
}

/**
 * Returns the products that pass the filters. A product has to match one value of each filter; the server's
 * order is by popularity.
 */
export function found(products: readonly Product[], filters: Filters): Product[] {
  const all = matching(products, filters)
  if (filters.sorting === 'popular') return all
  const sign = filters.sorting === 'cheap' ? 1 : -1
  const priced = all.map((product) => ({ product, price: cheapestPack(product)?.paid.value }))
  // Products without a price come last in either order.
  priced.sort((one, other) => {
    if (one.price === undefined || other.price === undefined) {
      return Number(one.price === undefined) - Number(other.price === undefined)
    }
    return sign * (one.price - other.price)
  })
  return priced.map(({ product }) => product)
}

/** Counts the products that each value of a filter would leave, given the other choices. */
export function countsOf(products: readonly Product[], filters: Filters, code: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const product of matching(products, filters, code)) {
    for (const value of fieldOf(code)?.(product) ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
