import { createSlice } from '@reduxjs/toolkit'

export interface SessionState {
  expired: boolean
}

const initialState: SessionState = { expired: false }

/** How the session stands. `expired` stays true until the page reloads after a login. */
export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionExpired: (state) => {
      state.expired = true
    },
  },
})

export const { sessionExpired } = session.actions
