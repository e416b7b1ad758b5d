import { ProductPage } from '../../src/features/shop/product/ProductPage'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { partsOf, productIdOf } from '../../src/host/page/productId'
import columnCss from '../../src/island/column.css'
import { offersPath, productPath } from './start'

drawIslands({
  name: 'product',
  reads: (container) => {
    const id = productIdOf(container)
    return id !== undefined && partsOf(container).includes('buy') ? [productPath(id), offersPath(id)] : []
  },
  draw: (container) => (
    <DraftContext value={pageDrafts}>
      <ProductPage id={productIdOf(container)} parts={partsOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
  isInParts: true,
})
