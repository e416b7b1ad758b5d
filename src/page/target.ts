import { safeHref } from '../domain/safeHref'
import { profileUrl } from './config'

/** Where a link of the server leads: into the cabinet without a page load, elsewhere as it stands. */
export function targetOf(link: string) {
  const base = profileUrl()
  // With the last slash of the base, so that it is a path of the cabinet's own.
  const path = link.startsWith(base) ? safeHref(link.slice(base.length - 1)) : undefined
  return path === undefined ? { href: link } : { to: path }
}
