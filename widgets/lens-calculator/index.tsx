import { createPlainIsland } from '../../src/island/plainIsland'
import columnCss from '../../src/island/column.css'
import { Calculator } from './Calculator'

export const island = createPlainIsland({ Content: Calculator, styles: [columnCss] })
