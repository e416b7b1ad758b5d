import { getCatalogueParams } from '../../src/api/generated/catalogue'
import { drawIslands } from '../../src/prerender/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { categoryOf } from './category'
import { cataloguePath } from './start'

// The filters are above the cards and would otherwise push them down.
drawIslands({
  name: 'catalogue',
  reads: (container) => [cataloguePath(categoryOf(container)), getCatalogueParams.path],
  Content,
  styles: [columnCss],
})
