import { tryOrUndefined } from '../customer/tryOrUndefined'
import { followScroll, isReturn, restoreScroll, takeScrollOver } from './scroll'

const PREFIX = 'lens-'

/**
 * Returns the list's parameters in the page's address, without their prefix; the other parameters belong to
 * the page.
 */
export const listParameters = (): Map<string, string> =>
  new Map(
    [...new URLSearchParams(location.search)].flatMap(([name, value]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
    ),
  )

/**
 * Replaces the list's parameters in the address without a history entry: Back leaves the page, and returning
 * restores them. The rest of the address is kept as written, because `URLSearchParams` would re-encode it.
 */
export function keepListParameters(parameters: ReadonlyMap<string, string>): void {
  tryOrUndefined(() => {
    const others = location.search
      .slice(1)
      .split('&')
      .filter((part) => part !== '' && !part.startsWith(PREFIX))
    const own = [...parameters]
      .filter(([, value]) => value !== '')
      // A literal comma is easier to read than its escape.
      .map(
        ([name, value]) =>
          `${PREFIX}${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
      )
    const query = [...others, ...own].join('&')
    const address = location.pathname + (query === '' ? '' : `?${query}`) + location.hash
    history.replaceState(history.state, '', address)
  })
}

let first: HTMLElement | undefined

/** Tells whether this list may use the page's address; only the first list of a page does. */
export function ownsAddress(container: HTMLElement): boolean {
  if (first?.isConnected !== true) first = container
  return first === container
}

/**
 * Restores the scroll position of the list: products load too late for the browser, which would stay at the
 * top. Returns a function that stops it.
 */
export function keepListScroll(): () => void {
  const key = `list ${location.pathname}`
  const release = takeScrollOver()
  const end = isReturn() ? restoreScroll(key) : undefined
  const forget = followScroll(key)
  return () => {
    end?.()
    forget()
    release()
  }
}
