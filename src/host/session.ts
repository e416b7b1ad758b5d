import { reloadPage } from './address'
import { attempt } from './attempt'
import { removeDrafts } from './drafts'

const CHANNEL = 'lens-widgets:session'
const LEFT_AT = 'lens-widgets:left-at'

/** After a logout: removes the customer's data from this tab and notifies the other tabs. */
export function leaveSession(): void {
  removeDrafts()
  attempt(() => sessionStorage.setItem(LEFT_AT, String(Date.now())))
  attempt(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage('left')
    channel.close()
  })
  reloadPage()
}

let isFollowing = false

/**
 * Reloads this page when the customer leaves in another tab, and when Back brings a page of before the logout out of
 * the browser's memory.
 */
export function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  attempt(() => {
    new BroadcastChannel(CHANNEL).onmessage = () => {
      removeDrafts()
      reloadPage()
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    attempt(() => {
      if (persisted && Number(sessionStorage.getItem(LEFT_AT)) > performance.timeOrigin) reloadPage()
    })
  })
}
