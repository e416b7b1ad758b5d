import { getCatalogueParams } from '../../src/api/generated/catalogue'
import { catalogueApi } from '../../src/data/catalogue/catalogueApi'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { waitBriefly, takeEarlyAnswer } from '../earlyAnswers'
import { categoryOf } from './category'
import { Content } from './Content'
import { cataloguePath } from './start'

export const island = createIsland({
  Content,
  styles: [columnCss],
  prepare: ({ container }) => {
    const category = categoryOf(container)
    const { catalogue, catalogueParams } = catalogueApi.endpoints
    const products = takeEarlyAnswer(cataloguePath(category), catalogue, category)
    // With the first cards, which its filters would else push down.
    const filters = takeEarlyAnswer(getCatalogueParams.path, catalogueParams, undefined)
    // In the island's own look the shop's list would move: it stays in the page's until there are cards.
    return container.childElementCount > 0
      ? products.then(() => waitBriefly(filters))
      : waitBriefly(Promise.all([products, filters]))
  },
})
