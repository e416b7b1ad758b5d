import { profileUrl } from './config'

/**
 * Returns the properties of a link from the server: `to` leads into the cabinet without a page load, `href`
 * elsewhere as it stands.
 */
export function linkPropsOf(link: string) {
  // The path keeps the last slash of the base, so that it is a path of the cabinet's own.
  const path = link.startsWith(profileUrl()) ? link.slice(profileUrl().length - 1) : ''
  return /^\/(?![/\\\s])/.test(path) ? { to: path } : { href: link }
}
