import { isEarlyGood } from '../../src/api/early'
import { getSpecialistProfile } from '../../src/api/generated/specialist'
import { specialistApi } from '../../src/data/specialist/specialistApi'
import { rememberSpecialist } from '../../src/host/customer/member'
import { preload } from '../../src/host/loading/lazyComponent'
import { specialistUrl } from '../../src/host/page/config'
import { isUnder, pathUnder } from '../../src/host/page/pageAddress'
import { defineIsland } from '../../src/island/defineIsland'
import { preloadShownAnswers } from '../../src/island/preloadShownAnswers'
import { sectionAt } from '../../src/shell/lib/section'
import { store } from '../../src/store/store'
import { withoutSubscription } from '../../src/store/withoutSubscription'
import { sections } from './sections'
import { Specialist } from './Specialist'
import specialistCss from './specialist.css'

/**
 * Puts the loader's early answer into the store before React has loaded, so that the first render is the
 * cabinet itself. Failures are left to the page: they are not cached, so the page would repeat the request.
 */
async function prepare(): Promise<void> {
  if (!isUnder(specialistUrl())) return
  if (!(await isEarlyGood(getSpecialistProfile))) return
  void preload(sectionAt(sections, pathUnder(specialistUrl()))?.load)
  const { specialistProfile } = specialistApi.endpoints
  const { data } = await store.dispatch(specialistProfile.initiate(undefined, withoutSubscription))
  if (data) rememberSpecialist(data.specialist !== null)
}

const settle = (root: ShadowRoot): Promise<void> =>
  preloadShownAnswers(root, {
    place: '.page',
    load: sectionAt(sections, pathUnder(specialistUrl()))?.load,
    isWaitedFor: true,
  })

export const island = defineIsland({ Content: Specialist, styles: [specialistCss], prepare, settle })
