import { absolute } from './links'
import { isUnder, leaveTo, replaceBy } from './pageAddress'

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
 * Returns the window object of one router, which is told of addresses under its base path alone: of others it would
 * warn, and draw nothing, before the shell makes way. A router reads the address at its first render and listens
 * after the commit. If Back or Forward happens in between, it is told as soon as it listens.
 * @param href the address at its first render
 */
export function routerWindow(basePath: string, href = location.href): Window {
  let onMoved = (): void => undefined
  return {
    location,
    history: routerHistory,
    addEventListener(type: 'popstate', listener: () => void) {
      onMoved = () => {
        if (!isUnder(basePath)) return
        completeAddress(basePath)
        listener()
      }
      addEventListener(type, onMoved)
      if (href !== location.href) setTimeout(onMoved)
    },
    removeEventListener: (type: 'popstate') => removeEventListener(type, onMoved),
  } as unknown as Window
}
