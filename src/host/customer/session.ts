import { reloadPage } from '../page/pageAddress'
import { awaitAccount, checkCustomer, endMark, forgetCustomer, isOtherSession } from './customer'
import { removeKept } from './kept'
import { onOtherTabTold, tellOtherTabs } from './otherTabs'
import { tryOrUndefined } from './tryOrUndefined'

/** The customer has left. */
const TOPIC = 'session'

/** Somebody has signed in by our login. */
const SIGNED_IN = 'signed-in'

/** Key in `sessionStorage`: this tab has just signed out. */
const LEFT = 'lens-widgets:left'

/** Tells whether this tab has just signed out, once. */
export function hasJustLeft(): boolean {
  const hasLeft = tryOrUndefined(() => sessionStorage.getItem(LEFT)) === '1'
  tryOrUndefined(() => sessionStorage.removeItem(LEFT))
  return hasLeft
}

/** Events that may lead to drawing: each first checks that the customer is still the same. */
const OCCASIONS = ['click', 'pointerdown', 'keydown', 'focus', 'popstate', 'visibilitychange']

/** Removes the customer's data from this tab after a logout, and tells the other tabs. */
export function leaveSession(): void {
  removeKept()
  tryOrUndefined(() => sessionStorage.setItem(LEFT, '1'))
  endMark()
  tellOtherTabs(TOPIC)
  reloadPage()
}

/** Tells the other tabs of our own login, and loads the page of the new session. */
export function enterSession(): void {
  tellOtherTabs(SIGNED_IN)
  reloadPage()
}

let isFollowing = false

/**
 * Reloads this page when the customer leaves or signs in in another tab, and drops its data when Back brings it out of
 * the browser's memory: before the server has answered, nobody knows who is signed in.
 */
export function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  onOtherTabTold(TOPIC, () => {
    removeKept()
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
}

/** Hides all data until the new page is there. */
function startAnew(): void {
  forgetCustomer({ isOver: true })
  reloadPage()
}
