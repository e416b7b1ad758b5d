import type { Order } from '#data/orders/order'
import { OrderItemLine } from './OrderItemLine'
import { useProductLinks } from './useProductLinks'

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
