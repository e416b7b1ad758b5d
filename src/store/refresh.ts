import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import type { api } from '../api/api'
import { toApiError } from '../domain/ApiError'
import { onReturnToTab } from '../host/onReturnToTab'
import { onRetry } from '../host/retry'
import { endpointNamed } from './endpointNamed'
import { withoutSubscription } from './withoutSubscription'

/** Milliseconds for which an answer is fresh. */
const FRESH = 60_000

interface ApiStore {
  getState: () => { api: ReturnType<typeof api.reducer> }
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
}

type Query = NonNullable<ReturnType<typeof api.reducer>['queries'][string]>

/** Kinds of failures that a retry may resolve. */
const PASSING = ['offline', 'timeout', 'unavailable']

/**
 * Refetches the active queries with answers older than a minute when the customer returns to the page. RTK's
 * own `refetchOnFocus` ignores the age.
 */
export function refreshOnReturn(store: ApiStore): void {
  onReturnToTab(() =>
    refetch(store, ({ fulfilledTimeStamp }) =>
      Boolean(fulfilledTimeStamp && Date.now() - fulfilledTimeStamp >= FRESH),
    ),
  )
}

/**
 * Refetches the queries that failed because of the network or the server when the customer retries any of
 * them, or the browser comes online.
 */
export function refetchFailed(store: ApiStore): void {
  onRetry(() =>
    refetch(
      store,
      ({ status, error }) => status === QueryStatus.rejected && PASSING.includes(toApiError(error).kind),
    ),
  )
}

/** Refetches the matching queries that are in use. */
function refetch({ getState, dispatch }: ApiStore, isWanted: (query: Query) => boolean): void {
  const { queries, subscriptions } = getState().api
  for (const [key, query] of Object.entries(queries)) {
    if (!query || !isWanted(query) || Object.keys(subscriptions[key] ?? {}).length === 0) continue
    const endpoint = endpointNamed(query.endpointName ?? '')
    if (endpoint)
      dispatch(endpoint.initiate(query.originalArgs, { ...withoutSubscription, forceRefetch: true }))
  }
}
