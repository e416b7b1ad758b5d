import { drawIslands } from '../../src/prerender/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { basketPath } from '../startBasket'

drawIslands({
  name: 'basket',
  reads: (container) => [basketPath(container)],
  Content,
  styles: [columnCss],
})
