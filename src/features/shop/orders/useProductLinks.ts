import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { productLink } from '#data/catalogue/productLink'
import type { OrderItem } from '#data/orders/order'
import { sameId } from '#domain/Id'

/** Pages of ordered products; none of those that have left the catalogue, which is not awaited before React. */
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
