import { CataloguePage } from '../../src/features/shop/catalogue/CataloguePage'
import { settingOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'

const CATEGORIES = ['lenses', 'solutions', 'drops'] as const

export const island = createIsland({
  Content: ({ container }) => (
    <CataloguePage category={settingOf(container, 'data-category', CATEGORIES)} container={container} />
  ),
  styles: [columnCss],
})
