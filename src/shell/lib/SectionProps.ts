import type { ReactNode } from 'react'

/** Props of a section's page. */
export interface SectionProps {
  /** The menu, if it is part of the page: on the home page of a phone. */
  menu: ReactNode
}
