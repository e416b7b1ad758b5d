import { createShopApi, type ShopApiOptions } from '../../examples/shop/api/shopApi'
import { conformingFetch } from './conformingFetch'

/** A day and a time that the shop offers when it opens. */
export const offered = { delivery_date: '2026-03-06', time_from: '10:00', time_to: '14:00' } as const

interface OpenShop extends Pick<ShopApiOptions, 'hasCookies' | 'dialects' | 'browser'> {
  /** Matches faults of the responses that are expected. */
  beyond?: RegExp | undefined
}

/** Opens a sandbox shop with a clock that the test sets. */
export function openShop({ hasCookies = false, dialects = [], beyond, browser }: OpenShop = {}) {
  let now = new Date('2026-03-05T09:00:00Z')
  const waited: number[] = []
  const app = createShopApi({
    now: () => now,
    dialects,
    hasCookies,
    ...(browser && { browser }),
    delay: (milliseconds) => {
      waited.push(milliseconds)
      return Promise.resolve()
    },
  })
  return {
    app,
    waited,
    visitor: (token: string | undefined) => conformingFetch(app, token, beyond),
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}
