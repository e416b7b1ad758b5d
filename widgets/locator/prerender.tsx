import { drawIslands } from '../../src/prerender/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { locatorPaths } from './start'

drawIslands({
  name: 'locator',
  reads: locatorPaths,
  Content,
  styles: [columnCss],
})
