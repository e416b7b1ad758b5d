import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { productLink } from '#data/catalogue/productLink'
import type { OrderItem } from '#data/orders/order'
import { sameId } from '#domain/Id'

/**
 * Returns a function that gives the page of an ordered product; undefined if it has left the catalogue. Before
 * React there are no links, because the catalogue is not awaited.
 */
export const useProductLinks: typeof useProductLinksInReact = BEFORE_REACT
  ? () => () => undefined
  : useProductLinksInReact

function useProductLinksInReact(items: readonly OrderItem[]): (item: OrderItem) => string | undefined {
  const { data } = useCatalogueQuery(undefined, { skip: items.every(({ productId }) => productId === null) })
  return ({ productId }) => {
    const product = data?.products.find(({ id }) => sameId(id, productId))
    return product && productLink(product)
  }
}
