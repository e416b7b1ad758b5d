import { tryOrUndefined } from '../customer/tryOrUndefined'
import { followScroll, isReturn, restoreScroll, takeScrollOver } from './scroll'

const PREFIX = 'lens-'

/**
 * Returns the parameters of a list in the page's address, without their prefix; the rest of the address is
 * the page's own.
 */
export const listParameters = (): Map<string, string> =>
  new Map(
    [...new URLSearchParams(location.search)].flatMap(([name, value]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
    ),
  )

/**
 * Writes the list's parameters in place of the earlier ones: Back leaves the page, and coming back finds
 * them. The rest of the address stays as it is written, since `URLSearchParams` would write it differently.
 */
export function keepListParameters(parameters: ReadonlyMap<string, string>): void {
  tryOrUndefined(() => {
    const others = location.search
      .slice(1)
      .split('&')
      .filter((part) => part !== '' && !part.startsWith(PREFIX))
    const own = [...parameters]
      .filter(([, value]) => value !== '')
      // A comma is easier to read than its code.
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

/** Tells whether this list may use the page's address: only the first list of a page does. */
export function ownsAddress(container: HTMLElement): boolean {
  if (first?.isConnected !== true) first = container
  return first === container
}

/**
 * Scrolls the page back to where its list was left: products come too late for the browser, which stays at
 * the top. Returns a function that ends it.
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
