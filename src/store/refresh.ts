import { api } from '../api/api'
import { followReturns } from '../page/focus'
import type { Store } from './store'

/** Milliseconds for which an answer counts as fresh. */
const FRESH = 60_000

type Initiate = (
  arg: unknown,
  options: { forceRefetch: true; subscribe: false },
) => Parameters<Store['dispatch']>[0]

/**
 * Reads again what is on the screen when the customer comes back to the page, if it is older than a minute. RTK's own
 * `refetchOnFocus` knows no age.
 */
export function refreshOnReturn(store: Store): void {
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>
  followReturns(() => {
    const { queries, subscriptions } = store.getState().api
    for (const [key, query] of Object.entries(queries)) {
      if (!query?.fulfilledTimeStamp || Date.now() - query.fulfilledTimeStamp < FRESH) continue
      if (Object.keys(subscriptions[key] ?? {}).length === 0) continue
      const endpoint = endpoints[query.endpointName]
      if (endpoint)
        store.dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }))
    }
  })
}
