import { createPlainIsland } from '../../src/island/plainIsland'
import columnCss from '../../src/island/column.css'
import { Cldeq8 } from './Cldeq8'

export const island = createPlainIsland({ Content: Cldeq8, styles: [columnCss] })
