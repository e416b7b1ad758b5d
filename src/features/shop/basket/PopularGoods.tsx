import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { ProductRow } from '../goods/ProductRow'

/** The first goods of the catalogue, which a visitor without a session may read. Their failure is not told: nothing is missing. */
export function PopularGoods() {
  const { data } = useCatalogueQuery()
  return data && data.products.length > 0 ? (
    <ProductRow title="Популярные товары" products={data.products} />
  ) : null
}
