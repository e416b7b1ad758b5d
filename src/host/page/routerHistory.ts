import { absolute } from './links'
import { leaveTo, replaceBy } from './pageAddress'

/** Adds the last slash to the base path, because the router needs it. */
export function completeAddress(basePath: string): void {
  if (`${location.pathname}/` === basePath) {
    routerHistory.replaceState(history.state, '', basePath + location.search + location.hash)
  }
}

/**
 * The history as the router uses it. Some frames may not write the history, and Safari allows only a hundred
 * writes in half a minute: another address is then loaded. The router also writes a number into its first
 * history entry. Only blockers need that number, we have none, and it would cost the first drawing a call to
 * the browser.
 */
const routerHistory = {
  get state() {
    return history.state as unknown
  },
  pushState(state: unknown, _: string, url: string): void {
    try {
      history.pushState(state, '', absolute(url))
    } catch {
      void leaveTo(url)
    }
  },
  replaceState(state: unknown, _: string, url?: string): void {
    if (url === undefined) return
    try {
      history.replaceState(state, '', absolute(url))
    } catch {
      replaceBy(url)
    }
  },
}

/**
 * The window of one router. A router reads the address when it is first drawn, and listens once that is in the page: Back
 * or Forward between the two is told as soon as it listens.
 * @param href the address when it is first drawn
 */
export const routerWindow = (href = location.href): Window =>
  ({
    location,
    history: routerHistory,
    addEventListener(type: 'popstate', listener: () => void) {
      addEventListener(type, listener)
      if (href !== location.href) setTimeout(listener)
    },
    removeEventListener: (type: 'popstate', listener: () => void) => removeEventListener(type, listener),
  }) as unknown as Window
