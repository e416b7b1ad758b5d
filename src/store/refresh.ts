import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { onReturnToTab } from '../host/onReturnToTab'

/** Milliseconds for which an answer counts as fresh. */
const FRESH = 60_000

interface ApiStore {
  getState: () => { api: ReturnType<typeof api.reducer> }
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
}

type Initiate = (arg: unknown, options: { forceRefetch: true; subscribe: false }) => UnknownAction

/**
 * Reads again what is on the screen when the customer comes back to the page, if it is older than a minute. RTK's own
 * `refetchOnFocus` knows no age.
 */
export function refreshOnReturn(store: ApiStore): void {
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>
  onReturnToTab(() => {
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
