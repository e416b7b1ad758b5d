import { joinEarly } from '../../src/api/early'
import { catalogueApi } from '../../src/data/catalogue/catalogueApi'
import { profileApi } from '../../src/data/profile/profileApi'
import { subscriptionApi } from '../../src/data/subscription/subscriptionApi'
import type { Id } from '../../src/domain/Id'
import { hasChosen } from '../../src/features/shop/product/choice'
import { partsOf, productIdOf } from '../../src/host/page/productId'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { store } from '../../src/store/store'
import { waitBriefly, takeEarlyAnswer } from '../earlyAnswers'
import { startOnce } from '../startOnce'
import { preloadIslandAnswers } from '../preloadIslandAnswers'
import { Content } from './Content'
import { isSaidLens, lensPaths, offersPath, productPath } from './start'

/** Asks for what will be drawn, unless what is drawn before React has asked for it. */
const startUnlessAsked = (path: string) => startOnce(path, joinEarly)

/** What else is chosen of lenses, from the loader's calls. */
function takeLens(id: Id) {
  const [made, types, own] = lensPaths(id)
  return Promise.all([
    takeEarlyAnswer(made, catalogueApi.endpoints.lensRange, id),
    takeEarlyAnswer(types, subscriptionApi.endpoints.subscriptionTypes, undefined),
    takeEarlyAnswer(own, profileApi.endpoints.lensesInfo, undefined),
  ])
}

/** Product and offers from the loader's calls; and what is asked for when they are drawn is on its way by then. */
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
  // What the page has let the loader ask for is there about now; else it would be one round of calls more.
  if (data && isSaidLens(container)) await takeLens(data.id)
  if (data && data.eshopPacks.length > 0)
    await takeEarlyAnswer(offersPath(id), offers, { type: 'eshop', productId: data.id })
}

export const island = createIsland({
  Content,
  styles: [columnCss],
  prepare: ({ container }) => waitBriefly(takeProduct(container)),
  settle: preloadIslandAnswers,
})
