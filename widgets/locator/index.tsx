import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { takeDrawnIsland } from '../takeDrawnIsland'
import { drawLocator } from './drawLocator'

export const island = createIsland({
  Content: ({ container }) => drawLocator(container),
  styles: [columnCss],
  settle: takeDrawnIsland,
})
