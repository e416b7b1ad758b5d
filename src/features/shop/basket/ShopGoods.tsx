import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { ProductRow } from '../goods/ProductRow'

/** The first goods of the catalogue, which a visitor without a session may read. If they fail to load, nothing is missing. */
export function ShopGoods() {
  const { data } = useCatalogueQuery()
  return data && data.products.length > 0 ? (
    <ProductRow title="Товары магазина" products={data.products} />
  ) : null
}
