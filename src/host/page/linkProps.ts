import { profileUrl } from './config'

/** Where a link of the server leads: into the cabinet without a page load, elsewhere as it stands. */
export function linkPropsOf(link: string) {
  // With the last slash of the base, so that it is a path of the cabinet's own.
  const path = link.startsWith(profileUrl()) ? link.slice(profileUrl().length - 1) : ''
  return /^\/(?![/\\\s])/.test(path) ? { to: path } : { href: link }
}
