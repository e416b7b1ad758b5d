import { drawIslands } from '../../src/prerender/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { deliveryPointsPath } from './start'

drawIslands({
  name: 'delivery-points',
  reads: (container) => [deliveryPointsPath(container)],
  Content,
  styles: [columnCss],
})
