import { absolute } from './links'
import { leaveTo, replaceBy } from './pageAddress'

/** Adds a trailing slash to the base path, because the router needs it. */
export function completeAddress(basePath: string): void {
  if (`${location.pathname}/` === basePath) {
    routerHistory.replaceState(history.state, '', basePath + location.search + location.hash)
  }
}

/**
 * The history object that the router uses. Some frames may not write the history, and Safari allows only a
 * hundred writes in half a minute: the address is then loaded instead. The router also writes an index into
 * its first history entry. Only blockers need it, and we have none, so it is skipped to save the first render
 * a browser call.
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
 * Returns the window object of one router. A router reads the address at its first render and listens after
 * the commit. If Back or Forward happens in between, it is told as soon as it listens.
 * @param href the address at its first render
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
