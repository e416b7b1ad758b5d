const WITH_SCHEME = /^(https?:\/\/|tel:|mailto:)/i
// Matches addresses on this site: '/points/', '?page=2', '#awards', but not '//elsewhere.test' or
// '/\elsewhere.test'.
const OF_THIS_SITE = /^(\/(?![/\\])|\?|#)/

/**
 * Returns the address if it is safe in a link (http, https, tel, mailto or a path of this site), otherwise
 * undefined. Addresses come from the server, and React does not block `data:` and `javascript:`.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  // Browsers ignore tabs and line breaks in an address: they read '/\t/elsewhere.test' as '//elsewhere.test'.
  const href = address?.replace(/[\t\r\n]/g, '').trim() ?? ''
  return WITH_SCHEME.test(href) || OF_THIS_SITE.test(href) ? href : undefined
}
