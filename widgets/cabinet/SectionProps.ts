import type { ReactNode } from 'react'

/** What the cabinet hands to a section's page. */
export interface SectionProps {
  /** The menu, where it stands inside the page: on the home page of a phone. */
  menu: ReactNode
}
