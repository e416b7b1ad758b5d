import { createPlainIsland } from '../../src/island/plainIsland'
import columnCss from '../../src/island/column.css'
import { start, Survey } from './Survey'

export const island = createPlainIsland({
  Content: Survey,
  styles: [columnCss],
  prepare: ({ container }) => start(container),
})
