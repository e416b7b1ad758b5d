const WITH_SCHEME = /^(https?:\/\/|tel:|mailto:)/i
// Pattern of addresses on this site: '/points/', '?page=2', '#awards', but not '//elsewhere.test' nor
// '/\elsewhere.test'.
const OF_THIS_SITE = /^(\/(?![/\\])|\?|#)/

/**
 * Returns the address if it may stand in a link: http, https, tel, mailto or a path of this site; else
 * undefined. Addresses come from the server, and React lets `data:` and `javascript:` through.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  // Browsers drop tabs and line ends inside an address: they read '/\t/elsewhere.test' as '//elsewhere.test'.
  const href = address?.replace(/[\t\r\n]/g, '').trim() ?? ''
  return WITH_SCHEME.test(href) || OF_THIS_SITE.test(href) ? href : undefined
}
