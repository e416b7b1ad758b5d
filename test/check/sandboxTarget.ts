import type { Fetch } from '../../check/ask'
import type { Target } from '../../check/Server'
import { createShopApi } from '../../examples/shop/api/shopApi'

export const target: Target = {
  url: 'https://shop.test/api',
  token: 'full.check',
  csrf: 'csrf',
  tokenHeader: 'X-Auth-Token',
  csrfHeader: 'X-CSRF-Token',
  idempotencyHeader: 'Idempotency-Key',
}

/** Opens the sandbox as a carefully configured server, and records its requests. */
export function openServer() {
  const app = createShopApi()
  const asked: string[] = []
  const fetch: Fetch = async (url, init) => {
    const { pathname, search } = new URL(url)
    asked.push(`${init.method ?? ''} ${pathname}`)
    const response = await app.request(pathname + search, init)
    response.headers.set('Strict-Transport-Security', 'max-age=31536000')
    return response
  }
  return { asked, fetch }
}
