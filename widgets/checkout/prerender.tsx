import { drawIslands } from '../../src/prerender/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { checkoutPaths } from './start'

drawIslands({
  name: 'checkout',
  reads: checkoutPaths,
  Content,
  styles: [columnCss],
  isInParts: true,
})
