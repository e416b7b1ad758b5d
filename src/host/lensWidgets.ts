import type { LensWidgets } from './publicApi'
import { pageState } from './pageState'

/**
 * Tells whether a loader runs already. It does not look at `window.lensWidgets`, because an element of the
 * page may have that name.
 */
export const isPublished = (): boolean => Boolean(pageState().load)

export function publish(api: LensWidgets): void {
  window.lensWidgets = api
}

/** Ignores a failure that the loader has reported; the loader also offers to try again. */
const reported = () => undefined

/** Opens the feedback dialog, another island; the loader loads it if necessary. */
export function openFeedback(messages: string[]): void {
  window.lensWidgets?.open('feedback', { messages }).catch(reported)
}

/** What the login begins with, if not with the way in. */
export const AT_REGISTRATION = 'registration'

/** Opens the login at the registration. */
export function openRegistration(): void {
  const options = { messages: [AT_REGISTRATION] }
  window.lensWidgets?.open('login', options).catch(reported)
}

export function openDialog(name: 'login' | 'restriction-notice'): void {
  window.lensWidgets?.open(name).catch(reported)
}
