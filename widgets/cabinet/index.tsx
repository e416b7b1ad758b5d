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
 * Takes the loader's early answers over before React is there, so that the first drawing is the page itself: until
 * then the loader's outline stands. User data alone are waited for. What fails is left to the page: a failure is not kept,
 * and would be asked for once more when it is drawn.
 */
async function prepare(): Promise<void> {
  if (!isUnder(profileUrl())) return
  const { accountInfo } = accountApi.endpoints
  const { isSuccess } = accountInfo.select()(store.getState())
  if (!isSuccess && !(await isEarlyGood(getAccountInfo))) return
  const isHome = isRootOf(profileUrl())
  // Of a section; the home's later cards are asked for by what draws it before React.
  void preload(pageHere())
  // On a warm visit React's modules are there before the answers: the home is drawn before React, and painted, first. Of a
  // page that nobody sees nothing is painted.
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

/** Loads the section that the address names; undefined for the home, which comes with the cabinet. */
const pageHere = () => sectionAt(sections, pathUnder(profileUrl()))?.load

let scoreTaken: Promise<void> | undefined

/**
 * What is drawn already may wait a little. Home: for the points, whose answer is there, and for what is due first, if that
 * is drawn. A section: for its page, which then comes at once, or is drawn before React in a moment; after a frame of
 * React's own it would come no sooner.
 */
async function settle(root: ShadowRoot): Promise<void> {
  const isHome = isRootOf(profileUrl())
  if (root.querySelector('.points__value')) await scoreTaken
  const load = isHome ? loadMore : pageHere()
  if (load)
    await preloadShownAnswers(root, { place: isHome ? '.home__step' : '.page', load, isWaitedFor: !isHome })
}

export const island = createIsland({ Content: Cabinet, styles: [cabinetCss], prepare, settle })
