import { isEarlyGood } from '../../src/api/early'
import { getSpecialistProfile } from '../../src/api/generated/specialist'
import { specialistApi } from '../../src/data/specialist/specialistApi'
import { preload } from '../../src/host/loading/lazyComponent'
import { specialistUrl } from '../../src/host/page/config'
import { isUnder, pathUnder } from '../../src/host/page/pageAddress'
import { createIsland } from '../../src/island/island'
import { preloadShownAnswers } from '../../src/island/preloadShownAnswers'
import { sectionAt } from '../../src/shell/lib/section'
import { store } from '../../src/store/store'
import { withoutSubscription } from '../../src/store/withoutSubscription'
import { sections } from './sections'
import { Specialist } from './Specialist'
import specialistCss from './specialist.css'

/**
 * Takes the loader's early answer over before React is there, so that the first drawing is the cabinet itself. What
 * fails is left to the page: a failure is not kept, and would be asked for once more when it is drawn.
 */
async function prepare(): Promise<void> {
  if (!isUnder(specialistUrl())) return
  if (!(await isEarlyGood(getSpecialistProfile))) return
  void preload(sectionAt(sections, pathUnder(specialistUrl()))?.load)
  await store.dispatch(specialistApi.endpoints.specialistProfile.initiate(undefined, withoutSubscription))
}

const settle = (root: ShadowRoot): Promise<void> =>
  preloadShownAnswers(root, {
    place: '.page',
    load: sectionAt(sections, pathUnder(specialistUrl()))?.load,
    isWaitedFor: true,
  })

export const island = createIsland({ Content: Specialist, styles: [specialistCss], prepare, settle })
