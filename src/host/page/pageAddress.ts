import { tryOrUndefined } from '../customer/tryOrUndefined'
import { profileUrl } from './config'
import { absolute } from './links'

/** Whether the page stands inside the cabinet's base path; '/personal' counts as '/personal/'. */
export function isInProfile(): boolean {
  return (location.pathname + '/').startsWith(profileUrl())
}

/** Whether a page inside the base path is the base path itself: the cabinet's home. */
export function isProfileRoot(): boolean {
  return location.pathname.length <= profileUrl().length
}

/** Where the page is inside the base path, with a slash at both ends: '/orders/'. */
export const pathInProfile = (): string =>
  `/${location.pathname.slice(profileUrl().length)}/`.replace(/\/+/g, '/')

/** Adds the last slash to the base path, because the router needs it. */
export function completeAddress(): void {
  if (`${location.pathname}/` === profileUrl()) {
    routerWindow.history.replaceState(history.state, '', profileUrl() + location.search + location.hash)
  }
}

/**
 * The window as the router uses it. Some frames may not write the history, and Safari no more than a hundred times in
 * half a minute: another address is then loaded. What the router only notes in the entry where it begins (its number) serves
 * blockers, which we have none of, and would cost the first drawing a call to the browser.
 */
export const routerWindow = {
  get location() {
    return location
  },
  history: {
    get state() {
      return history.state as unknown
    },
    go: (steps: number) => history.go(steps),
    pushState(state: unknown, _: string, url: string): void {
      try {
        history.pushState(state, '', absolute(url))
      } catch {
        location.assign(absolute(url))
      }
    },
    replaceState(state: unknown, _: string, url?: string): void {
      if (url === undefined) return
      try {
        history.replaceState(state, '', absolute(url))
      } catch {
        location.replace(absolute(url))
      }
    },
  },
  addEventListener: (type: 'popstate', listener: () => void) => addEventListener(type, listener),
  removeEventListener: (type: 'popstate', listener: () => void) => removeEventListener(type, listener),
} as unknown as Window

/**
 * Leaves the cabinet by a full page load; Back leads here again. Whoever waits for its end stays busy until the page is
 * gone, or until Back brings it out of the browser's memory.
 */
export const leaveTo = (address: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(absolute(address))
  })

/** The same for a redirect: it takes the current history entry's place. */
export const replaceBy = (path: string): void => location.replace(absolute(path))

/** After login, logout and activation the server draws the page again. */
export const reloadPage = (): void => location.reload()

export const pageQuery = (): string => location.search

/** Notes something in the page's address, so that a reload or Back finds it again. */
export function noteParameter(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  tryOrUndefined(() => history.replaceState(history.state, '', url))
}

/** Takes parameters out of the page's address, so that a reload does not use them again. */
export function removeParameters(names: string[]): void {
  const url = new URL(location.href)
  names.forEach((name) => url.searchParams.delete(name))
  // A reload instead would lose the message that is about to be shown.
  tryOrUndefined(() => history.replaceState(history.state, '', url))
}
