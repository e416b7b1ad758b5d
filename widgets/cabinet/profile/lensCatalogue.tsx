import {
  useCatalogueQuery,
  useLensRangeQuery,
  useProductQuery,
} from '../../../src/features/catalogue/catalogueApi'
import type { LensCatalogue } from '../../../src/features/account/lensCatalogue'
import type { Product } from '../../../src/domain/product'
import { Loaded } from '../../../src/ui/Loaded'

const of = (products: readonly Product[], wanted: Product['category']) =>
  products.filter(({ category }) => category === wanted)

/** The catalogue as the card of the worn lenses wants it. */
export const lensCatalogue: LensCatalogue = {
  Products({ children }) {
    const catalogue = useCatalogueQuery()
    return (
      <Loaded query={catalogue} failure="Список линз не загрузился">
        {({ products }) => children({ lenses: of(products, 'lenses'), solutions: of(products, 'solutions') })}
      </Loaded>
    )
  },
  Range({ productId, children }) {
    const range = useLensRangeQuery(productId)
    return (
      <Loaded query={range} failure="Параметры линз не загрузились">
        {children}
      </Loaded>
    )
  },
  ProductTitle({ productId }) {
    return useProductQuery(productId).data?.title ?? '…'
  },
}
