import { createContext } from 'react'

/** What the header says of a view within a section: of one order, of a booking. */
export interface ViewHead {
  /** Replaces the section's name; without it that stays. */
  title?: string | undefined
  /** Where the back link leads, in place of the section's parent. */
  back: { path: string; title: string }
}

/** Tells the cabinet's header; undefined gives the section's own back. Elsewhere there is no header. */
export const HeadContext = createContext<((head: ViewHead | undefined) => void) | undefined>(undefined)
