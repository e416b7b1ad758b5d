import { profileUrl } from './config'

/** An address of this site, whatever `<base>` the page has. */
export const absolute = (address: string): string => new URL(address, location.href).href

const hasNoBase = () => document.baseURI === location.href

/** The same for a link, which stays as it is on a page without `<base>`. */
export const linkTo = (address: string): string => (hasNoBase() ? address : absolute(address))

/** A link to a path of the cabinet; in the form that the router recognises. */
export const linkInto = (path: string): string =>
  hasNoBase() || !path.startsWith('/') ? path : absolute(profileUrl().slice(0, -1) + path)
