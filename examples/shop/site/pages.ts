/** Which static page stands at an address of the example shop; undefined for files. */
export function pageAt(pathname: string): string | undefined {
  if (pathname === '/') return '/examples/index.html'
  if (/^\/personal(\/|$)/.test(pathname)) return '/examples/cabinet.html'
  if (/^\/article(\/|$)/.test(pathname)) return '/examples/article.html'
  return /\.\w+$/.test(pathname) ? undefined : '/examples/shop.html'
}
