import { getCatalogueParams } from '../../src/api/generated/catalogue'
import { catalogueApi } from '../../src/data/catalogue/catalogueApi'
import { CataloguePage } from '../../src/features/shop/catalogue/CataloguePage'
import { settingOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { store } from '../../src/store/store'
import { once, patiently, takeAhead } from '../ahead'
import { startOnce } from '../startOnce'
import { cataloguePath } from './start'

const CATEGORIES = ['lenses', 'solutions', 'drops'] as const

const categoryOf = (container: HTMLElement) => settingOf(container, 'data-category', CATEGORIES)

export const island = createIsland({
  Content: ({ container }) => <CataloguePage category={categoryOf(container)} container={container} />,
  styles: [columnCss],
  prepare: ({ container }) => {
    const category = categoryOf(container)
    const { catalogue, catalogueParams } = catalogueApi.endpoints
    startOnce(getCatalogueParams.path)
    return patiently(
      Promise.all([
        takeAhead(cataloguePath(category), () => store.dispatch(catalogue.initiate(category, once))),
        // With the first cards, which its filters would else push down.
        takeAhead(getCatalogueParams.path, () => store.dispatch(catalogueParams.initiate(undefined, once))),
      ]),
    )
  },
})
