import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'

export interface SessionState {
  /** True after code 8001, until the page reloads after a login. */
  expired: boolean
  /** True once 'Выйти' is pressed: failures after that do not end the session. */
  leaving: boolean
  /** True after code 9001: the notice is shown where the editor has placed it, for this customer. */
  restricted: boolean
  /** Number of customers the page has had; null while it is about to reload and may show nothing. */
  customer: number | null
}

const initialState: SessionState = { expired: false, leaving: false, restricted: false, customer: 0 }

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionExpired: (state) => {
      state.expired = true
    },
    leavingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.leaving = payload
    },
    restrictionFound: (state) => {
      state.restricted = true
    },
    /** Unmounts all rendered content and closes the dialogs. */
    customerChanged: ({ customer }, { payload }: PayloadAction<{ isOver: boolean }>) => ({
      ...initialState,
      customer: payload.isOver || customer === null ? null : customer + 1,
    }),
  },
})

export const { sessionExpired, leavingChanged, restrictionFound, customerChanged } = session.actions
