import { createPlainIsland } from '../../src/island/plainIsland'
import columnCss from '../../src/island/column.css'
import { Simulator } from './Simulator'

export const island = createPlainIsland({ Content: Simulator, styles: [columnCss] })
