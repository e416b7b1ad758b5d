import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { Promoter } from './Promoter'

export const island = createIsland({ Content: Promoter, styles: [columnCss] })
