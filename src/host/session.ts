import { reloadPage } from './address'
import { attempt } from './attempt'
import { checkCustomer, endMark, forgetCustomer, isOtherSession } from './customer'
import { removeDrafts } from './drafts'

const CHANNEL = 'lens-widgets:session'

/** What may draw something else: each looks first whether it is still the same customer. */
const OCCASIONS = ['click', 'pointerdown', 'keydown', 'focus', 'popstate', 'visibilitychange']

let channel: BroadcastChannel | undefined

/** One for both directions: a channel does not hear itself. */
const sessionChannel = () => (channel ??= attempt(() => new BroadcastChannel(CHANNEL)))

/** After a logout: removes the customer's data from this tab and tells the other tabs. */
export function leaveSession(): void {
  removeDrafts()
  endMark()
  attempt(() => sessionChannel()?.postMessage('left'))
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
  sessionChannel()?.addEventListener('message', () => {
    removeDrafts()
    startAnew()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
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
