import { createIsland } from '../../src/island/island'
import { Cabinet } from './Cabinet'
import cabinetCss from './cabinet.css'

export const island = createIsland({ Content: Cabinet, styles: [cabinetCss] })
