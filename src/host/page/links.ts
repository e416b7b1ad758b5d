/** Returns the absolute address, whatever `<base>` the page has. */
export const absolute = (address: string): string => new URL(address, location.href).href

const hasNoBase = () => document.baseURI === location.href

/** Returns an address for a link; on a page without `<base>` it is unchanged. */
export const linkTo = (address: string): string => (hasNoBase() ? address : absolute(address))

/** Returns a link to a path of the cabinet in the form that the router recognises. */
export const linkInto = (path: string, basePath: string): string =>
  hasNoBase() || !path.startsWith('/') ? path : absolute(basePath.slice(0, -1) + path)
