import { getCatalogueParams } from '../../src/api/generated/catalogue'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { categoryOf } from './category'
import { cataloguePath } from './start'

// The filters stand above the cards, which they would else push down.
drawIslands({
  name: 'catalogue',
  reads: (container) => [cataloguePath(categoryOf(container)), getCatalogueParams.path],
  Content,
  styles: [columnCss],
})
