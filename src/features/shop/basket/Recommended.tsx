import { useAdditionalProductsQuery } from '#data/basket/basketApi'
import { useRecommendedProductsQuery } from '#data/catalogue/catalogueApi'
import type { Basket } from '#data/basket/basket'
import { sameId } from '#domain/Id'
import type { SaleType } from '#data/orders/order'
import { ProductRow } from '../goods/ProductRow'

/** Shows products that go with the basket. Its failure is not shown: the page is complete without it. */
export function Recommended({ basket, type }: { basket: Basket; type: SaleType }) {
  const { data: chosen, isFetching } = useRecommendedProductsQuery()
  const isNone = !isFetching && (chosen === undefined || chosen.length === 0)
  const { data: others } = useAdditionalProductsQuery(type, { skip: !isNone })
  const all = chosen && chosen.length > 0 ? chosen : (others ?? [])
  // What lies in the basket needs no recommendation.
  const products = all.filter(({ id }) => !basket.items.some(({ productId }) => sameId(productId, id)))
  if (products.length === 0) return null
  return <ProductRow title="Рекомендуем к заказу" products={products} type={type} />
}
