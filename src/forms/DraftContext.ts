import { createContext } from 'react'

/** Where unfinished forms wait for a reload or for the customer's return; the island decides what it is. */
export interface DraftStore {
  read: (key: string) => unknown
  write: (key: string, values: Record<string, unknown>) => void
  remove: (key: string) => void
}

const nowhere: DraftStore = { read: () => undefined, write: () => undefined, remove: () => undefined }

export const DraftContext = createContext(nowhere)
