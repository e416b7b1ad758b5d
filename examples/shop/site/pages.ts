/** Lists of products; any other page of the catalogue is one product's. */
const isCategory = (pathname: string) => /-lenses\/$|\/(solutions|drops)\/$/.test(pathname)

/** Returns the static page for a path of the example shop; undefined for files. */
export function pageAt(pathname: string): string | undefined {
  if (pathname === '/') return '/examples/index.html'
  if (/^\/personal(\/|$)/.test(pathname)) return '/examples/cabinet.html'
  if (/^\/specialist(\/|$)/.test(pathname)) return '/examples/specialist.html'
  if (/^\/article(\/|$)/.test(pathname)) return '/examples/article.html'
  const [, folder = ''] = /^\/(basket|checkout|payment)\//.exec(pathname) ?? []
  if (folder !== '') return `/examples/${folder}.html`
  if (/^\/catalog\/[\w-]+\/$/.test(pathname) && !isCategory(pathname)) return '/examples/product.html'
  if (pathname.startsWith('/catalog/')) return '/examples/catalogue.html'
  return /\.\w+$/.test(pathname) ? undefined : '/examples/shop.html'
}
