import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { takeDrawnIsland } from '../takeDrawnIsland'
import { Content } from './Content'

export const island = createIsland({
  Content,
  styles: [columnCss],
  settle: takeDrawnIsland,
})
