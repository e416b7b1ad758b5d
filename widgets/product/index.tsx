import { joinEarly } from '../../src/api/early'
import { catalogueApi } from '../../src/data/catalogue/catalogueApi'
import { profileApi } from '../../src/data/profile/profileApi'
import { subscriptionApi } from '../../src/data/subscription/subscriptionApi'
import type { Id } from '../../src/domain/Id'
import { hasChosen } from '../../src/features/shop/product/choice'
import { ProductPage } from '../../src/features/shop/product/ProductPage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { partsOf, productIdOf } from '../../src/host/page/productId'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { EditorsContent } from '../../src/island/EditorsContent'
import type { ContentProps } from '../../src/island/IslandModule'
import { store } from '../../src/store/store'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { startOnce } from '../startOnce'
import { isSaidLens, lensPaths, offersPath, productPath, reads } from './reads'

/** Starts a read unless the rendering before React has started it. */
const startUnlessAsked = (path: string) => startOnce(path, joinEarly)

/** Takes over the loader's answers about the choice of a lens. */
function takeLens(id: Id) {
  const [made, types, own] = lensPaths(id)
  return Promise.all([
    takeEarlyAnswer(made, catalogueApi.endpoints.lensRange, id),
    takeEarlyAnswer(types, subscriptionApi.endpoints.subscriptionTypes, undefined),
    takeEarlyAnswer(own, profileApi.endpoints.lensesInfo, undefined),
  ])
}

/**
 * Takes over the loader's answers about product and offers, and starts the reads that the first render needs.
 */
async function takeProduct(container: HTMLElement): Promise<void> {
  const id = productIdOf(container)
  if (id === undefined || !partsOf(container).includes('buy')) return
  const { product, offers } = catalogueApi.endpoints
  await takeEarlyAnswer(productPath(id), product, id)
  const { data } = product.select(id)(store.getState())
  if (data?.category === 'lenses') {
    const [made, types, own] = lensPaths(id)
    if (!hasChosen(data.id)) startUnlessAsked(own)
    if (data.eshopPacks.length > 0) startUnlessAsked(types)
    startUnlessAsked(made)
  }
  // The answers that the loader has requested arrive about now; otherwise this would add a round of calls.
  if (data && isSaidLens(container)) await takeLens(data.id)
  if (data && data.eshopPacks.length > 0)
    await takeEarlyAnswer(offersPath(id), offers, { type: 'eshop', productId: data.id })
}

/** Without a product the editor's content stays. */
function Content({ container }: ContentProps) {
  const id = productIdOf(container)
  if (id === undefined) return <EditorsContent />
  return (
    <DraftContext value={pageDrafts}>
      <ProductPage id={id} parts={partsOf(container)} />
    </DraftContext>
  )
}

export const island = defineIsland({
  Content,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'product', reads, isInParts: true },
  prepare: ({ container }) => waitBriefly(takeProduct(container)),
})
