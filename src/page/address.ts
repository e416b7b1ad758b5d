import { profileUrl } from './config'

/** Whether the page stands inside the cabinet's base path; '/personal' counts as '/personal/'. */
export function isInProfile(): boolean {
  return `${location.pathname}/`.startsWith(profileUrl())
}

/** Whether a page inside the base path is the base path itself: the cabinet's home. */
export function isProfileRoot(): boolean {
  return location.pathname.length <= profileUrl().length
}

/** Gives the base path its last slash, without which it would be no address of the cabinet. */
export function completeAddress(): void {
  if (`${location.pathname}/` === profileUrl()) {
    history.replaceState(history.state, '', profileUrl() + location.search + location.hash)
  }
}

/**
 * Leaves the cabinet by a full page load; Back leads here again. Whoever waits for its end stays busy until the page is
 * gone, or until Back brings it out of the browser's memory.
 */
export const leaveTo = (address: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(address)
  })

/** The same for a redirect: it takes the current history entry's place. */
export const replaceBy = (path: string): void => location.replace(path)

/** After login, logout and activation the server draws the page anew. */
export const reloadPage = (): void => location.reload()

export const pageQuery = (): string => location.search

/** Takes parameters out of the page's address, so that a reload does not use them again. */
export function removeParameters(names: string[]): void {
  const url = new URL(location.href)
  names.forEach((name) => url.searchParams.delete(name))
  history.replaceState(history.state, '', url)
}
