import { configureStore } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { followOtherTabs } from '../api/otherTabs'
import { forgetWithCustomer } from './customer'
import { dialogs } from './dialogs'
import { apiErrorMiddleware } from './apiErrorMiddleware'
import { refetchFailed, refreshOnReturn } from './refresh'
import { session } from './session'

// Development only: slow state checks should not log warnings on a page.
const DEFAULTS = {
  immutableCheck: { warnAfter: Infinity },
  // Data in the API cache are checked once, in the action that brings them.
  serializableCheck: { warnAfter: Infinity, ignoredPaths: ['api'] },
}

export function createStore() {
  const store = configureStore({
    reducer: { api: api.reducer, session: session.reducer, dialogs: dialogs.reducer },
    middleware: (defaults) => defaults(DEFAULTS).concat(apiErrorMiddleware, api.middleware),
    // The default would wait for the next frame; after a write the screen has to update at once.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: process.env['NODE_ENV'] !== 'production',
  })
  followOtherTabs(store)
  return store
}

export type Store = ReturnType<typeof createStore>
export type State = ReturnType<Store['getState']>

/** The one store of all islands on the page. */
export const store = createStore()
refreshOnReturn(store)
refetchFailed(store)
forgetWithCustomer(store)
