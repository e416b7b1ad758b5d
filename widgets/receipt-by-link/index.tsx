import { createIsland } from '../../src/island/island'
import { ReceiptByLink } from './ReceiptByLink'

export const island = createIsland({ Content: ReceiptByLink })
