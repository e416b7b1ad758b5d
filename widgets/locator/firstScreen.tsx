import { getLocatorPoints } from '../../src/api/generated/locator'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'

drawIslands({
  name: 'locator',
  reads: () => [getLocatorPoints.path],
  Content,
  styles: [columnCss],
})
