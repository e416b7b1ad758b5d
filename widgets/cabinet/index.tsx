import { isEarlyGood } from '../../src/api/early'
import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { defineIsland } from '../../src/island/defineIsland'
import { preloadShownAnswers } from '../../src/island/preloadShownAnswers'
import { isRootOf, isUnder, pathUnder } from '../../src/host/page/pageAddress'
import { preload } from '../../src/host/loading/lazyComponent'
import { rememberMember } from '../../src/host/customer/member'
import { painted } from '../../src/host/page/painted'
import { TOGETHER_MS, waitAtMost } from '../../src/host/waitAtMost'
import { accountApi } from '../../src/data/account/accountApi'
import { pointsApi } from '../../src/data/points/pointsApi'
import { withoutSubscription } from '../../src/store/withoutSubscription'
import { store } from '../../src/store/store'
import { Cabinet } from './Cabinet'
import cabinetCss from './cabinet.css'
import { loadStep } from './home/step/loadStep'
import { sections } from './sections'
import { sectionAt } from '../../src/shell/lib/section'
import { profileUrl } from '../../src/host/page/config'

/**
 * Takes over the loader's early answers before React has loaded, so that the first render is the page itself;
 * until then the loader's outline is shown. Only user data are awaited. Failures are left to the page: they
 * are not cached, so the page would repeat the request.
 */
async function prepare(): Promise<void> {
  if (!isUnder(profileUrl())) return
  const { accountInfo } = accountApi.endpoints
  const { isSuccess } = accountInfo.select()(store.getState())
  if (!isSuccess && !(await isEarlyGood(getAccountInfo))) return
  const isHome = isRootOf(profileUrl())
  // On the home page this loads nothing: the rendering before React requests the cards.
  void preload(pageHere())
  // On a repeat visit React's modules are cached and load before the responses: the home is rendered and
  // painted without React first. The browser does not paint a hidden page, hence the time limit.
  const isSoon = isHome && (await waitAtMost(TOGETHER_MS, isEarlyGood(getScore)))
  if (isHome) await waitAtMost(TOGETHER_MS, painted())
  const { data } = await store.dispatch(accountInfo.initiate(undefined, withoutSubscription))
  if (!data) return
  rememberMember(data.consumer !== null)
  if (!isHome || !data.consumer) return
  scoreTaken = isEarlyGood(getScore).then(async (isGood) => {
    if (isGood) await store.dispatch(pointsApi.endpoints.score.initiate(undefined, withoutSubscription))
  })
  if (isSoon) await scoreTaken
}

/** Loads the section at the address; undefined for the home, which is part of the cabinet's chunk. */
const pageHere = () => sectionAt(sections, pathUnder(profileUrl()))?.load

let scoreTaken: Promise<void> | undefined

/**
 * Decides how long React waits if the page is already rendered without it. On the home page it waits for the
 * points, if they are shown, and for the next step, if that is shown. In a section it waits for the code of
 * the page, because rendering earlier would not show the page sooner.
 */
async function settle(root: ShadowRoot): Promise<void> {
  const isHome = isRootOf(profileUrl())
  if (root.querySelector('.points__value')) await scoreTaken
  const load = isHome ? loadStep : pageHere()
  if (load)
    await preloadShownAnswers(root, { place: isHome ? '.home__step' : '.page', load, isWaitedFor: !isHome })
}

export const island = defineIsland({ Content: Cabinet, styles: [cabinetCss], prepare, settle })
