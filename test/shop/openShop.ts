import { createShopApi } from '../../examples/shop/api/shopApi'
import { conformingFetch } from './conformingFetch'

/** A sandbox shop of its own, with a clock that the test sets. */
export function openShop({ hasCookies = false } = {}) {
  let now = new Date('2026-03-05T09:00:00Z')
  const waited: number[] = []
  const app = createShopApi({
    now: () => now,
    hasCookies,
    delay: (milliseconds) => {
      waited.push(milliseconds)
      return Promise.resolve()
    },
  })
  return {
    app,
    waited,
    visitor: (token: string | undefined) => conformingFetch(app, token),
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}
