import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'

export interface SessionState {
  /** True after code 8001, until the page reloads after a login. */
  expired: boolean
  /** True once 'Выйти' is pressed: failures after that do not end the session. */
  leaving: boolean
  /** Number of customers the page has had; null while it is about to reload and may show nothing. */
  customer: number | null
}

const initialState: SessionState = { expired: false, leaving: false, customer: 0 }

/** The state of the session. */
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
    /** All drawn content goes; the dialogs close with it. */
    customerChanged: ({ customer }, { payload }: PayloadAction<{ isOver: boolean }>) => ({
      ...initialState,
      customer: payload.isOver || customer === null ? null : customer + 1,
    }),
  },
})

export const { sessionExpired, leavingChanged, customerChanged } = session.actions
