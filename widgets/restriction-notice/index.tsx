import { createIsland } from '../../src/island/island'
import { restrictionShown } from '../../src/store/session'
import { store } from '../../src/store/store'
import { RestrictionNotice } from './RestrictionNotice'

/** Opens on code 9001 and then stays where the editor has placed it, until the customer changes. */
export const island = createIsland({
  Content: RestrictionNotice,
  open() {
    store.dispatch(restrictionShown())
    return Promise.resolve()
  },
})
