import { createPlainIsland } from '../../src/island/plainIsland'
import columnCss from '../../src/island/column.css'
import { Survey } from './Survey'

export const island = createPlainIsland({ Content: Survey, styles: [columnCss] })
