import { useAdditionalProductsQuery } from '#data/basket/basketApi'
import { useRecommendedProductsQuery } from '#data/catalogue/catalogueApi'
import type { SaleType } from '#data/orders/order'
import { ProductRow } from '../goods/ProductRow'

/** Shows products that go with the basket. Its failure is not shown: the page is complete without it. */
export function Recommended({ type }: { type: SaleType }) {
  const { data: chosen, isFetching } = useRecommendedProductsQuery()
  const isNone = !isFetching && (chosen === undefined || chosen.length === 0)
  const { data: others } = useAdditionalProductsQuery(type, { skip: !isNone })
  const products = chosen && chosen.length > 0 ? chosen : (others ?? [])
  if (products.length === 0) return null
  return <ProductRow title="Рекомендуем к заказу" products={products} type={type} />
}
