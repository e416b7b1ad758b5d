import { createContext } from 'react'

/** The header of a view within a section, such as one order or a booking. */
export interface ViewHead {
  /** Replaces the section's title; if omitted, that stays. */
  title?: string | undefined
  /** The target of the back link, instead of the section's parent. */
  back: { path: string; title: string }
}

/** Sets the cabinet's header; undefined restores the section's own. Islands without a header provide none. */
export const HeadContext = createContext<((head: ViewHead | undefined) => void) | undefined>(undefined)
