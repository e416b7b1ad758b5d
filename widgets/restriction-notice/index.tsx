import { createIsland } from '../../src/island/island'
import { restrictionShown } from '../../src/store/session'
import { store } from '../../src/store/store'
import { RestrictionNotice } from './RestrictionNotice'

/** Opened when code 9001 comes; from then on it stands where the editor placed it, until another customer is here. */
export const island = createIsland({
  Content: RestrictionNotice,
  open() {
    store.dispatch(restrictionShown())
    return Promise.resolve()
  },
})
