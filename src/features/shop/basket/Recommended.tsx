import { useId } from 'react'
import { useAdditionalProductsQuery } from '#data/basket/basketApi'
import { useRecommendedProductsQuery } from '#data/catalogue/catalogueApi'
import type { Basket } from '#data/basket/basket'
import { sameId } from '#domain/Id'
import type { SaleType } from '#data/orders/order'
import { StyleSheet } from '#ui/StyleSheet'
import { RecommendedProduct } from './RecommendedProduct'
import css from './recommended.css'

/** Maximum number of products that fit beside the basket. */
const MOST = 4

/** Shows products that go with the basket. A failed request shows nothing: the page is complete without it. */
export function Recommended({ basket, type }: { basket: Basket; type: SaleType }) {
  const id = useId()
  const { data: chosen, isFetching } = useRecommendedProductsQuery()
  const isNone = !isFetching && (chosen === undefined || chosen.length === 0)
  const { data: others } = useAdditionalProductsQuery(type, { skip: !isNone })
  const all = chosen && chosen.length > 0 ? chosen : (others ?? [])
  // Products that are already in the basket are not recommended.
  const products = all.filter(({ id: of }) => !basket.items.some(({ productId }) => sameId(productId, of)))
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="recommended">
      <StyleSheet href={css} />
      <h2 id={id}>Рекомендуем к заказу</h2>
      <ul className="recommended__products">
        {products.slice(0, MOST).map((product) => (
          <li key={product.id}>
            <RecommendedProduct product={product} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}
