import { OrderItemLine } from './OrderItemLine'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { productLink } from '#data/catalogue/productLink'
import type { Order, OrderItem } from '#data/orders/order'
import { sameId } from '#domain/Id'

/**
 * Returns a function that gives the page of an ordered product; undefined if it has left the catalogue. Before
 * React there are no links, because the catalogue is not awaited.
 */
const useProductLinks: typeof useProductLinksInReact = BEFORE_REACT
  ? () => () => undefined
  : useProductLinksInReact

function useProductLinksInReact(items: readonly OrderItem[]): (item: OrderItem) => string | undefined {
  const { data } = useCatalogueQuery(undefined, { skip: items.every(({ productId }) => productId === null) })
  return ({ productId }) => {
    const product = data?.products.find(({ id }) => sameId(id, productId))
    return product && productLink(product)
  }
}

/** Lists the items of an order with the eye and the power of each lens, and a link to the product's page. */
export function OrderItems({ order: { items, saleType } }: { order: Pick<Order, 'items' | 'saleType'> }) {
  const hrefOf = useProductLinks(items)
  return (
    <ul className="list">
      {items.map((item, index) => (
        <OrderItemLine key={index} item={item} type={saleType} href={hrefOf(item)} />
      ))}
    </ul>
  )
}
