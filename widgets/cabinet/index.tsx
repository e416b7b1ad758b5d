import { createIsland } from '../../src/island/island'
import uiCss from '../../src/ui/ui.css'
import { Cabinet } from './Cabinet'
import cabinetCss from './cabinet.css'

export const island = createIsland({ Content: Cabinet, styles: [uiCss, cabinetCss] })
