import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import type { api } from '../api/api'
import { toApiError } from '../domain/ApiError'
import { onReturnToTab } from '../host/onReturnToTab'
import { onRetry } from '../host/retry'
import { endpointNamed } from './endpointNamed'
import { withoutSubscription } from './withoutSubscription'

/** Milliseconds for which an answer counts as fresh. */
const FRESH = 60_000

interface ApiStore {
  getState: () => { api: ReturnType<typeof api.reducer> }
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
}

type Query = NonNullable<ReturnType<typeof api.reducer>['queries'][string]>

/** Kinds of failures that another try may mend. */
const PASSING = ['offline', 'timeout', 'unavailable']

/**
 * Refetches the queries on the screen that are older than a minute when the customer comes back to the page.
 * RTK's own `refetchOnFocus` knows no age.
 */
export function refreshOnReturn(store: ApiStore): void {
  onReturnToTab(() =>
    refetch(store, ({ fulfilledTimeStamp }) =>
      Boolean(fulfilledTimeStamp && Date.now() - fulfilledTimeStamp >= FRESH),
    ),
  )
}

/**
 * Refetches the queries that network or server have failed when the customer retries any of them, or the
 * browser comes online.
 */
export function refetchFailed(store: ApiStore): void {
  onRetry(() =>
    refetch(
      store,
      ({ status, error }) => status === QueryStatus.rejected && PASSING.includes(toApiError(error).kind),
    ),
  )
}

/** Refetches the wanted queries that are on the screen. */
function refetch({ getState, dispatch }: ApiStore, isWanted: (query: Query) => boolean): void {
  const { queries, subscriptions } = getState().api
  for (const [key, query] of Object.entries(queries)) {
    if (!query || !isWanted(query) || Object.keys(subscriptions[key] ?? {}).length === 0) continue
    const endpoint = endpointNamed(query.endpointName ?? '')
    if (endpoint)
      dispatch(endpoint.initiate(query.originalArgs, { ...withoutSubscription, forceRefetch: true }))
  }
}
