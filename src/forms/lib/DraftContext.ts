import { createContext } from 'react'

/** Store for drafts of forms, which the island provides. */
export interface DraftStore {
  read: (key: string) => unknown
  write: (key: string, values: Record<string, unknown>) => void
  remove: (key: string) => void
}

const nowhere: DraftStore = { read: () => undefined, write: () => undefined, remove: () => undefined }

export const DraftContext = createContext(nowhere)
