import { isEarlyGood } from '../../src/api/early'
import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { createIsland } from '../../src/island/island'
import { takeDrawn } from '../../src/island/takeDrawn'
import { isRootOf, isUnder, pathUnder } from '../../src/host/page/pageAddress'
import { preload } from '../../src/host/loading/lazyComponent'
import { rememberMember } from '../../src/host/customer/member'
import { waitAtMost } from '../../src/host/waitAtMost'
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
import { POINTS_WAIT_MS } from './pointsWait'

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
  let isSoon: boolean | undefined
  // What draws the home before React asks for its later cards, too. On a warm visit React's modules are there before the
  // answers: the page is drawn, and painted, first.
  if (!isHome) void preload(sectionAt(sections, pathUnder(profileUrl()))?.load)
  else {
    isSoon = await waitAtMost(POINTS_WAIT_MS, isEarlyGood(getScore))
    // Of a page that nobody sees nothing is painted.
    await waitAtMost(POINTS_WAIT_MS, painted())
  }
  const account = await store.dispatch(accountInfo.initiate(undefined, withoutSubscription))
  if (!account.data) return
  rememberMember(account.data.consumer !== null)
  if (!isHome || !account.data.consumer) return
  scoreTaken = isEarlyGood(getScore).then(async (isGood) => {
    if (isGood) await store.dispatch(pointsApi.endpoints.score.initiate(undefined, withoutSubscription))
  })
  if (isSoon) await scoreTaken
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let scoreTaken: Promise<void> | undefined

/**
 * What is drawn already may wait a little. Home: for the points, whose answer is there, and for what is due first, if that
 * is drawn. A section: for its page, which then comes at once, or is drawn before React in a moment; after a frame of
 * React's own it would come no sooner.
 */
async function settle(root: ShadowRoot): Promise<void> {
  const isHome = isRootOf(profileUrl())
  if (root.querySelector('.points__value')) await scoreTaken
  const load = isHome ? loadMore : sectionAt(sections, pathUnder(profileUrl()))?.load
  if (load) await takeDrawn(root, { place: isHome ? '.home__step' : '.page', load, isWaitedFor: !isHome })
}

export const island = createIsland({ Content: Cabinet, styles: [cabinetCss], prepare, settle })
