import { createContext } from 'react'

/** Where drafts of forms are stored; the island provides it. */
export interface DraftStore {
  read: (key: string) => unknown
  write: (key: string, values: Record<string, unknown>) => void
  remove: (key: string) => void
}

const nowhere: DraftStore = { read: () => undefined, write: () => undefined, remove: () => undefined }

export const DraftContext = createContext(nowhere)
