import type { ComponentType, ReactNode } from 'react'
import type { Store } from '../../src/store/store'

/** What the cabinet hands to a section's page. */
export interface SectionProps {
  /** The menu, if it is part of the page: on the home page of a phone. */
  menu: ReactNode
}

export type SectionComponent = ComponentType<SectionProps> & {
  /** Brings into the store what the page shows first; it is shown before React then (`firstScreen/pages`). */
  prepare?: (store: Store) => Promise<unknown>
}
