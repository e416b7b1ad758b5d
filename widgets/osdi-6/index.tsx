import { createPlainIsland } from '../../src/island/plainIsland'
import columnCss from '../../src/island/column.css'
import { Osdi6 } from './Osdi6'

export const island = createPlainIsland({ Content: Osdi6, styles: [columnCss] })
