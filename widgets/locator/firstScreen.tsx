import { getLocatorPoints } from '../../src/api/generated/locator'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import columnCss from '../../src/island/column.css'
import { drawLocator } from './drawLocator'

drawIslands({
  name: 'locator',
  reads: () => [getLocatorPoints.path],
  draw: drawLocator,
  styles: [columnCss],
})
