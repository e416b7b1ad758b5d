import { ProductPage } from '../../src/features/shop/product/ProductPage'
import { DraftContext } from '../../src/forms/DraftContext'
import { pageDrafts } from '../../src/host/drafts'
import { partsOf, productIdOf } from '../../src/host/productId'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <ProductPage id={productIdOf(container)} parts={partsOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
})
