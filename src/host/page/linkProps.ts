import { profileUrl } from './config'

/**
 * Returns the properties of a link from the server: `to` opens the cabinet without a page load, `href` leads
 * elsewhere.
 */
export function linkPropsOf(link: string) {
  // The path keeps the last slash of the base, so that it is an absolute path within the cabinet.
  const path = link.startsWith(profileUrl()) ? link.slice(profileUrl().length - 1) : ''
  return /^\/(?![/\\\s])/.test(path) ? { to: path } : { href: link }
}
