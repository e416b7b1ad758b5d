import { useRelatedProductsQuery } from '#data/catalogue/catalogueApi'
import type { Product } from '#data/catalogue/product'
import { sameId } from '#domain/Id'
import { ProductRow } from '../goods/ProductRow'

/**
 * Shows products that are bought together: solutions and drops with lenses, lenses with other products. A
 * failed request shows nothing: the page is complete without it.
 */
export function Related({ product: { id, category } }: { product: Product }) {
  const isLens = category === 'lenses'
  const { data: first } = useRelatedProductsQuery({ id, kind: isLens ? 'solutions' : 'lenses' })
  const { data: second } = useRelatedProductsQuery({ id, kind: 'drops' }, { skip: !isLens })
  // A server may list a product in both responses.
  const others = (second ?? []).filter((other) => !first?.some((one) => sameId(one.id, other.id)))
  const products = [...(first ?? []).slice(0, 2), ...others, ...(first ?? []).slice(2)]
  if (products.length === 0) return null
  // 'В корзину' is the name of the product's own button.
  return <ProductRow title="С этим покупают" products={products} add="Добавить" />
}
