import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit'
import type { ApiError } from '../domain/ApiError'
import { isApiError } from '../domain/ApiError'
import { containerOf } from '../host/page/containers'
import { emit } from '../host/events'
import { openDialog } from '../host/lensWidgets'
import type { SessionState } from './session'
import { sessionExpired } from './session'

/**
 * Changes the page after a failed call (contract 6.1), in one place: forms and cards only draw the failure.
 */
export const apiErrorMiddleware: Middleware<object, { session: SessionState }> =
  (store) => (next) => (action) => {
    const result = next(action)
    const kind = failureOf(action)?.kind
    if (kind === 'signedOut') onSignedOut(store)
    // In the cabinet a restriction is ignored; its sections draw it as 'Раздел недоступен' (contract 4.4).
    if (kind === 'restricted' && !containerOf('cabinet')) onRestricted()
    return result
  }

/**
 * Emits the event once, and opens the login again if the customer has closed it and goes on. The queue holds
 * one login at most.
 */
export function onSignedOut(store: MiddlewareAPI<Dispatch, { session: SessionState }>): void {
  const { expired, leaving } = store.getState().session
  // The customer is leaving, so calls that are still under way may fail.
  if (leaving) return
  if (!expired) {
    store.dispatch(sessionExpired())
    emit('session-expired')
  }
  openDialog('login')
}

/** Emits the event, and opens the notice if the editor has placed its container (contract 4.4). */
function onRestricted(): void {
  emit('restricted')
  if (containerOf('restriction-notice')) openDialog('restriction-notice')
}

/** Returns the failure that a rejected call carries. */
function failureOf(action: unknown): ApiError | undefined {
  const { payload, error } = action as { payload?: unknown; error?: unknown }
  return error !== undefined && isApiError(payload) ? payload : undefined
}
