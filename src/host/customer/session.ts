import { reloadPage } from '../page/pageAddress'
import { checkCustomer, endMark, forgetCustomer, isOtherSession } from './customer'
import { removeDrafts } from './drafts'
import { shared } from '../shared'
import { onOtherTabTold, tellOtherTabs } from './otherTabs'

const TOPIC = 'session'

/** What may draw something else: each looks first whether it is still the same customer. */
const OCCASIONS = ['click', 'pointerdown', 'keydown', 'focus', 'popstate', 'visibilitychange']

/** After a logout: removes the customer's data from this tab and tells the other tabs. */
export function leaveSession(): void {
  removeDrafts()
  endMark()
  tellOtherTabs(TOPIC)
  reloadPage()
}

let isFollowing = false

/**
 * Reloads this page when the customer leaves in another tab, and empties it when Back brings it out of the browser's
 * memory: who is signed in then is not known before the server has answered.
 */
export function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  onOtherTabTold(TOPIC, () => {
    removeDrafts()
    startAnew()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Answers that nobody has taken over: a cookie may be another customer's by now.
    const { early, begun } = shared()
    early.clear()
    begun.clear()
    if (isOtherSession()) startAnew()
    else forgetCustomer({ isOver: false })
  })
  OCCASIONS.forEach((type) => addEventListener(type, checkCustomer, true))
}

/** The page may not be seen until the new one is there. */
function startAnew(): void {
  forgetCustomer({ isOver: true })
  reloadPage()
}
