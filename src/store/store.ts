import { configureStore } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { forgetWithCustomer } from './customer'
import { dialogs } from './dialogs'
import { apiErrorMiddleware } from './apiErrorMiddleware'
import { refetchFailed, refreshOnReturn } from './refresh'
import { session } from './session'

// Development only: how long the checks of state take is no warning to a page.
const DEFAULTS = {
  immutableCheck: { warnAfter: Infinity },
  // What comes into the cache of calls is checked once, in the action that brings it.
  serializableCheck: { warnAfter: Infinity, ignoredPaths: ['api'] },
}

export function createStore() {
  return configureStore({
    reducer: { api: api.reducer, session: session.reducer, dialogs: dialogs.reducer },
    middleware: (defaults) => defaults(DEFAULTS).concat(apiErrorMiddleware, api.middleware),
    // Not with the next frame, as is the default: when a write has ended, the screen shows what it has changed.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: process.env['NODE_ENV'] !== 'production',
  })
}

export type Store = ReturnType<typeof createStore>
export type State = ReturnType<Store['getState']>

/** The one store of all islands on the page. */
export const store = createStore()
refreshOnReturn(store)
refetchFailed(store)
forgetWithCustomer(store)
