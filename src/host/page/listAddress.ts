import { tryOrUndefined } from '../customer/tryOrUndefined'
import { followScroll, isReturn, restoreScroll, takeScrollOver } from './scroll'

const PREFIX = 'lens-'

/** The parameters of a list in the page's address, without their prefix; the rest of the address is the page's own. */
export const listParameters = (): Map<string, string> =>
  new Map(
    [...new URLSearchParams(location.search)].flatMap(([name, value]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
    ),
  )

/**
 * Writes them in place of those that were there: Back leaves the page, and coming back finds them. What else stands in
 * the address stays as it is written: `URLSearchParams` would write it differently.
 */
export function keepListParameters(parameters: ReadonlyMap<string, string>): void {
  tryOrUndefined(() => {
    const others = location.search
      .slice(1)
      .split('&')
      .filter((part) => part !== '' && !part.startsWith(PREFIX))
    const own = [...parameters]
      .filter(([, value]) => value !== '')
      // A comma is more legible than its code.
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

/** Only the page's first list has its address. */
export function ownsAddress(container: HTMLElement): boolean {
  if (first?.isConnected !== true) first = container
  return first === container
}

/**
 * Brings the page back to where its list was left: products come too late for the browser, which gives up at the top.
 * Returns what ends it.
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
