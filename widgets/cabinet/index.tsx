import { isEarlyGood } from '../../src/api/early'
import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { createIsland } from '../../src/island/island'
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
import { loadMore } from './home/loadMore'
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
  // This loads a section; the home's later cards are requested by its rendering before React.
  void preload(pageHere())
  // On a warm visit React's modules load before the answers: the home is rendered and painted before React
  // first. A hidden page is not painted.
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
 * Decides how long React waits when something is already rendered. Home: for the points, whose answer has
 * arrived, and for the next step, if that is rendered. A section: for its page, which is then shown at once
 * or is rendered before React in a moment; an extra React frame would not show it sooner.
 */
async function settle(root: ShadowRoot): Promise<void> {
  const isHome = isRootOf(profileUrl())
  if (root.querySelector('.points__value')) await scoreTaken
  const load = isHome ? loadMore : pageHere()
  if (load)
    await preloadShownAnswers(root, { place: isHome ? '.home__step' : '.page', load, isWaitedFor: !isHome })
}

export const island = createIsland({ Content: Cabinet, styles: [cabinetCss], prepare, settle })
