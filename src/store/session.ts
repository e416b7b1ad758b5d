import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'

export interface SessionState {
  /** Code 8001 has come: stays true until the page reloads after a login. */
  expired: boolean
  /** 'Выйти' was pressed: what fails because of it is no end of the session. */
  leaving: boolean
  /** How many customers the page has had; null while it is about to reload and may show nothing. */
  customer: number | null
}

const initialState: SessionState = { expired: false, leaving: false, customer: 0 }

/** How the session stands. */
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
    /** Nothing of what was drawn may stay; the dialogs close with it. */
    customerChanged: ({ customer }, { payload }: PayloadAction<{ isOver: boolean }>) => ({
      ...initialState,
      customer: payload.isOver || customer === null ? null : customer + 1,
    }),
  },
})

export const { sessionExpired, leavingChanged, customerChanged } = session.actions
