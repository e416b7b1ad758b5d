import type { Redirect } from '../../src/shell/lib/redirect'

/** Old addresses of the cabinet (contract 3.2) without a trailing slash, and their targets. */
const redirects: Record<string, string> = {
  '/my/orders': '/orders/',
  '/my/subscription': '/subscription/',
  '/invite': '/club/invite/',
  '/my': '/my/lenses/',
  '/my-goods': '/my/lenses/',
  '/my/lenses': '/products/',
  '/notifications': '/my/notifications/',
  '/my/notifications': '/remind/',
  '/club': '/',
  '/club/bonus-packages': '/trial/',
  '/my/optics': '/optics/',
  '/optician-shares': '/optics/',
  '/club/my-points': '/points/',
  '/club/get-points': '/points/',
  '/my/buy-promo': '/promocodes/',
  '/my-profile': '/profile/',
  '/my/profile': '/profile/',
}

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1')

/**
 * Returns the target of an address of the cabinet, following chains to the end; `undefined` if it is not an
 * old address.
 * @param path path inside the cabinet, with or without a trailing slash
 * @param hasConsumer without a consumer account the customer's data are at '/info/' of the site (contract
 * 3.2)
 */
export function redirectOf(path: string, hasConsumer: boolean): Redirect | undefined {
  const from = withoutSlash(path)
  let target = redirects[from]
  if (target === undefined) return undefined
  for (
    let next = redirects[withoutSlash(target)];
    next !== undefined;
    next = redirects[withoutSlash(target)]
  ) {
    target = next
  }
  if (target === '/profile/' && !hasConsumer) return { path: '/info/', isOutside: true }
  return from === '/club/get-points' ? { path: target, state: { tab: 'getpoints' } } : { path: target }
}
