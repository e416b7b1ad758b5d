import { getCatalogueParams } from '../../src/api/generated/catalogue'
import { CataloguePage } from '../../src/features/shop/catalogue/CataloguePage'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import columnCss from '../../src/island/column.css'
import { categoryOf } from './category'
import { cataloguePath } from './start'

// The filters stand above the cards, which they would else push down.
drawIslands({
  name: 'catalogue',
  reads: (container) => [cataloguePath(categoryOf(container)), getCatalogueParams.path],
  draw: (container) => <CataloguePage category={categoryOf(container)} container={container} />,
  styles: [columnCss],
})
