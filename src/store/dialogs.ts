import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice, nanoid } from '@reduxjs/toolkit'
import { customerChanged } from './session'

/** Names of the dialogs that the page opens, rather than a section of the cabinet. */
export type DialogName = 'login' | 'feedback' | 'receipt-by-link'

export interface DialogRequest {
  id: string
  name: DialogName
  /** Feedback only: the server's messages about the failure before it. */
  messages: string[]
}

const initialState: DialogRequest[] = []

/** Dialogs that wait for their turn; only the first is seen. Login goes before all others, and once is enough. */
export const dialogs = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: {
      prepare: (name: DialogName, messages: string[] = []) => ({ payload: { id: nanoid(), name, messages } }),
      reducer(queue, { payload }: PayloadAction<DialogRequest>) {
        if (payload.name !== 'login') queue.push(payload)
        else if (queue[0]?.name !== 'login') queue.unshift(payload)
      },
    },
    dialogClosed: (queue, { payload }: PayloadAction<string>) => queue.filter(({ id }) => id !== payload),
    /** Drops the dialogs that nobody is left to draw. */
    dialogsLeft: (queue, { payload }: PayloadAction<DialogName>) =>
      queue.filter(({ name }) => name !== payload),
  },
  extraReducers: (builder) => builder.addCase(customerChanged, () => []),
})

export const { dialogOpened, dialogClosed, dialogsLeft } = dialogs.actions
