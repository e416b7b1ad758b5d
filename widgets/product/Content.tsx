import { ProductPage } from '../../src/features/shop/product/ProductPage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { partsOf, productIdOf } from '../../src/host/page/productId'
import { EditorsContent } from '../../src/island/EditorsContent'
import type { ContentProps } from '../../src/island/IslandModule'

/** Without a product the editor's content stays. */
export function Content({ container }: ContentProps) {
  const id = productIdOf(container)
  if (id === undefined) return <EditorsContent />
  return (
    <DraftContext value={pageDrafts}>
      <ProductPage id={id} parts={partsOf(container)} />
    </DraftContext>
  )
}
