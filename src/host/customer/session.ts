import { everyWhileVisible } from '../everyWhileVisible'
import { reloadPage } from '../page/pageAddress'
import { pageState } from '../pageState'
import { warnOnce } from '../warn'
import { awaitAccount, checkCustomer, endMark, forgetCustomer, isOtherSession, leaveKept } from './customer'
import { onOtherTabTold, tellOtherTabs } from './otherTabs'
import { tryOrUndefined } from './tryOrUndefined'

/** Topic of a logout. */
const TOPIC = 'session'

/** Topic of a login through our dialog. */
const SIGNED_IN = 'signed-in'

/**
 * Key in `sessionStorage` of the time of this tab's logout in milliseconds, then of the page that was loaded
 * after it.
 */
const LEFT = 'lens-widgets:left'

/** Key in `sessionStorage` of the time of our login in this tab, in milliseconds. */
const ENTERED = 'lens-widgets:entered'
/** Milliseconds within which a page load belongs to our login or logout. */
const LOADING = 60_000

/**
 * Warns the page's owner if the page loaded after our login belongs to a guest: its server has no session.
 */
export function tellIfLoginWasLost(): void {
  const since = Number(tryOrUndefined(() => sessionStorage.getItem(ENTERED)) ?? NaN)
  tryOrUndefined(() => sessionStorage.removeItem(ENTERED))
  if (Date.now() - since < LOADING)
    warnOnce('account/info is refused after the login: the page has no session (docs/api.md)')
}

/** Tells whether this page is the first that was loaded after a logout in this tab. */
export function hasJustLeft(): boolean {
  const page = `page ${performance.timeOrigin}`
  const left = tryOrUndefined(() => sessionStorage.getItem(LEFT))
  if (left === page) return true
  const isFirst = Date.now() - Number(left ?? NaN) < LOADING
  tryOrUndefined(() => (isFirst ? sessionStorage.setItem(LEFT, page) : sessionStorage.removeItem(LEFT)))
  return isFirst
}

/** Events that may lead to rendering; each first checks that the customer is still the same. */
const OCCASIONS = ['click', 'pointerdown', 'keydown', 'focus', 'popstate', 'visibilitychange']

/** Removes the customer's data from this tab after a logout, and tells the other tabs. */
export function leaveSession(): void {
  leaveKept()
  tryOrUndefined(() => sessionStorage.setItem(LEFT, String(Date.now())))
  tryOrUndefined(() => sessionStorage.removeItem(ENTERED))
  endMark()
  tellOtherTabs(TOPIC)
  reloadPage()
}

/** Tells the other tabs of our own login, and reloads the page for the new session. */
export function enterSession(): void {
  tryOrUndefined(() => sessionStorage.setItem(ENTERED, String(Date.now())))
  tellOtherTabs(SIGNED_IN)
  reloadPage()
}

/** Milliseconds within which a changed token of the page is noticed (contract 2.3). */
const NOTICED = 1000

let isFollowing = false

/**
 * Reloads this page when the customer signs in or out in another tab. Drops its data when Back restores it
 * from the back/forward cache: until the server answers, the customer is unknown.
 */
export function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  // The mark of the logout is used up here, whether or not this page shows it.
  hasJustLeft()
  onOtherTabTold(TOPIC, () => {
    leaveKept()
    startAnew()
  })
  onOtherTabTold(SIGNED_IN, () => {
    awaitAccount()
    startAnew()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The session's cookie may belong to another customer by now.
    if (isOtherSession()) startAnew()
    else forgetCustomer({ isOver: false })
  })
  OCCASIONS.forEach((type) => addEventListener(type, checkCustomer, true))
  everyWhileVisible(checkCustomer, NOTICED)
  pageState().refresh = checkCustomer
}

/** Hides all data until the new page has loaded. */
function startAnew(): void {
  forgetCustomer({ isOver: true })
  reloadPage()
}
