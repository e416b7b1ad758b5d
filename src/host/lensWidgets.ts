import type { LensWidgets } from './publicApi'
import { pageState } from './pageState'

/**
 * Tells whether a loader is already running. It does not check `window.lensWidgets`, because an element of
 * the page may have that name.
 */
export const isPublished = (): boolean => Boolean(pageState().load)

export function publish(api: LensWidgets): void {
  window.lensWidgets = api
}

/** Ignores a failure that the loader has reported and for which it offers a retry. */
const reported = () => undefined

/** Opens the feedback dialog, another island; the loader loads it if necessary. */
export function openFeedback(messages: string[]): void {
  window.lensWidgets?.open('feedback', { messages }).catch(reported)
}

/** The message that opens the login at the registration instead of the sign-in. */
export const AT_REGISTRATION = 'registration'

/** Opens the login at the registration. */
export function openRegistration(): void {
  const options = { messages: [AT_REGISTRATION] }
  window.lensWidgets?.open('login', options).catch(reported)
}

export function openDialog(name: 'login' | 'restriction-notice'): void {
  window.lensWidgets?.open(name).catch(reported)
}
