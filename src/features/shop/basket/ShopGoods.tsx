import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { ProductRow } from '../goods/ProductRow'

/**
 * Shows the first products of the catalogue, which loads without a session. A failed request shows nothing:
 * the page is complete without it.
 */
export function ShopGoods() {
  const { data } = useCatalogueQuery()
  return data && data.products.length > 0 ? (
    <ProductRow title="Товары магазина" products={data.products} />
  ) : null
}
