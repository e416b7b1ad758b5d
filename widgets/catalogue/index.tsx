import { getCatalogueParams } from '../../src/api/generated/catalogue'
import { catalogueApi } from '../../src/data/catalogue/catalogueApi'
import { CataloguePage } from '../../src/features/shop/catalogue/CataloguePage'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { cataloguePath, categoryOf, reads } from './reads'

export const island = defineIsland({
  Content: ({ container }) => <CataloguePage category={categoryOf(container)} container={container} />,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'catalogue', reads },
  prepare: ({ container }) => {
    const category = categoryOf(container)
    const { catalogue, catalogueParams } = catalogueApi.endpoints
    const products = takeEarlyAnswer(cataloguePath(category), catalogue, category)
    // The filters are shown together with the first cards, which they would otherwise push down.
    const filters = takeEarlyAnswer(getCatalogueParams.path, catalogueParams, undefined)
    // The island's styles would move the shop's own list, so it stays in the page until there are cards.
    return container.childElementCount > 0
      ? products.then(() => waitBriefly(filters))
      : waitBriefly(Promise.all([products, filters]))
  },
})
