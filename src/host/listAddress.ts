import { attempt } from './attempt'

const PREFIX = 'lens-'

/** The parameters of a list in the page's address, without their prefix; the rest of the address is the page's own. */
export const listParameters = (): Map<string, string> =>
  new Map(
    [...new URLSearchParams(location.search)].flatMap(([name, value]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
    ),
  )

/** Writes them in place of those that were there: Back leaves the page, and coming back finds them. */
export function keepListParameters(parameters: ReadonlyMap<string, string>): void {
  const url = new URL(location.href)
  for (const name of [...url.searchParams.keys()]) if (name.startsWith(PREFIX)) url.searchParams.delete(name)
  for (const [name, value] of parameters) if (value !== '') url.searchParams.set(PREFIX + name, value)
  // A comma is more legible than its code.
  url.search = url.search.replaceAll('%2C', ',')
  attempt(() => history.replaceState(history.state, '', url))
}

let first: HTMLElement | undefined

/** Only the page's first list has its address. */
export function ownsAddress(container: HTMLElement): boolean {
  if (first?.isConnected !== true) first = container
  return first === container
}
