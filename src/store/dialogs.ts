import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice, nanoid } from '@reduxjs/toolkit'
import { customerChanged } from './session'

/** Names of the dialogs that the page opens, as opposed to a section of the cabinet. */
export type DialogName = 'login' | 'feedback' | 'receipt-by-link'

export interface DialogRequest {
  id: string
  name: DialogName
  /** For feedback only: the server's messages about the preceding failure. */
  messages: string[]
}

const initialState: DialogRequest[] = []

/** The queue of dialogs; only the first is shown. The login goes before all others and is queued once. */
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
    /** Removes the dialogs that no mounted island can render. */
    dialogsLeft: (queue, { payload }: PayloadAction<DialogName>) =>
      queue.filter(({ name }) => name !== payload),
  },
  extraReducers: (builder) => builder.addCase(customerChanged, () => []),
})

export const { dialogOpened, dialogClosed, dialogsLeft } = dialogs.actions
