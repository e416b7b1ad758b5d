import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit'
import type { ApiError } from '../domain/ApiError'
import { isApiError } from '../domain/ApiError'
import { containerOf } from '../host/page/containers'
import { emit } from '../host/events'
import { openDialog } from '../host/lensWidgets'
import type { SessionState } from './session'
import { restrictionFound, sessionExpired } from './session'

/**
 * Handles the effects of a failed call on the page (contract 6.1) in one place: forms and cards only show the
 * error.
 */
export const apiErrorMiddleware: Middleware<object, { session: SessionState }> =
  (store) => (next) => (action) => {
    const result = next(action)
    const kind = failureOf(action)?.kind
    if (kind === 'signedOut') onSignedOut(store)
    // The cabinet ignores a restriction, because its sections show 'Раздел недоступен' (contract 4.4).
    if (kind === 'restricted' && !containerOf('cabinet')) onRestricted(store)
    return result
  }

/**
 * Emits the event once, and opens the login again if the customer has closed it and continues. The queue
 * holds at most one login.
 */
export function onSignedOut(store: MiddlewareAPI<Dispatch, { session: SessionState }>): void {
  const { expired, leaving } = store.getState().session
  // The customer is signing out, so pending calls may fail.
  if (leaving) return
  if (!expired) {
    store.dispatch(sessionExpired())
    emit('session-expired')
  }
  openDialog('login')
}

/** Emits the event once, and opens the notice if the editor has placed its container (contract 4.4). */
function onRestricted(store: MiddlewareAPI<Dispatch, { session: SessionState }>): void {
  if (!store.getState().session.restricted) {
    store.dispatch(restrictionFound())
    emit('restricted')
  }
  if (containerOf('restriction-notice')) openDialog('restriction-notice')
}

/** Returns the error of a rejected call. */
function failureOf(action: unknown): ApiError | undefined {
  const { payload, error } = action as { payload?: unknown; error?: unknown }
  return error !== undefined && isApiError(payload) ? payload : undefined
}
