import { tryOrUndefined } from '../customer/tryOrUndefined'
import { absolute } from './links'
import { withoutInherited } from '../withoutInherited'

/** Tells whether the page is under a base path; '/personal' is treated as '/personal/'. */
export const isUnder = (basePath: string): boolean => (location.pathname + '/').startsWith(basePath)

/** Tells whether a page under the base path is the base path itself, the cabinet's home. */
export const isRootOf = (basePath: string): boolean => location.pathname.length <= basePath.length

/** Returns the page's path under the base path, with a slash at both ends: '/orders/'. */
export const pathUnder = (basePath: string): string =>
  `/${location.pathname.slice(basePath.length)}/`.replace(/\/+/g, '/')

/**
 * Leaves the cabinet with a full page load; Back returns here. The promise stays pending until the page is
 * gone, or until Back restores it from the back/forward cache.
 */
export const leaveTo = (address: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), withoutInherited({ once: true }))
    location.assign(absolute(address))
  })

/** Redirects with a full page load that replaces the current history entry. */
export const replaceBy = (path: string): void => location.replace(absolute(path))

/** Reloads the page: the server renders it anew after login, logout and activation. */
export const reloadPage = (): void => location.reload()

export const pageQuery = (): string => location.search

/** Writes a parameter into the page's address, so that a reload or Back restores it. */
export function noteParameter(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  tryOrUndefined(() => history.replaceState(history.state, '', url))
}

/** Removes parameters from the page's address, so that a reload does not use them again. */
export function removeParameters(names: string[]): void {
  const url = new URL(location.href)
  names.forEach((name) => url.searchParams.delete(name))
  // A page load would lose the message that is about to be shown.
  tryOrUndefined(() => history.replaceState(history.state, '', url))
}
