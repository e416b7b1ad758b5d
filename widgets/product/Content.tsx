import { ProductPage } from '../../src/features/shop/product/ProductPage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { partsOf, productIdOf } from '../../src/host/page/productId'
import type { ContentProps } from '../../src/island/IslandModule'

export const Content = ({ container }: ContentProps) => (
  <DraftContext value={pageDrafts}>
    <ProductPage id={productIdOf(container)} parts={partsOf(container)} />
  </DraftContext>
)
