import { createIsland } from '../../src/island/island'
import { RestrictionNotice } from './RestrictionNotice'

/** Loaded when code 9001 comes; from then on it stands where the editor placed it. */
export const island = createIsland({ Content: RestrictionNotice })
