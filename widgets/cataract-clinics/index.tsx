import { createIsland } from '../../src/island/island'
import columnCss from '../../src/island/column.css'
import { takeDrawnIsland } from '../takeDrawnIsland'
import { Content } from './Content'

export const island = createIsland({
  Content,
  styles: [columnCss],
  settle: takeDrawnIsland,
})
