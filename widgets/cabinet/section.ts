import type { ComponentType } from 'react'
import { withoutInherited } from '#host/withoutInherited'
import type { IconName } from '#ui/lib/icons'
import type { SectionProps } from './SectionProps'

type Page = ComponentType<SectionProps>

/** A page of the cabinet (contract 3.1). Routes, menu, titles, back links and what is drawn first all come from here. */
export interface Section {
  path: string
  title: string
  icon?: IconName
  /** Pages below it in the menu; their back link names this one. */
  children?: Section[]
  /** The page, where it comes with the cabinet. */
  page?: Page
  /** The page, from its chunk. */
  load?: () => Promise<Page>
  first?: FirstView
}

/** What happens before React is there; the build leaves it out of the islands' chunks. */
interface FirstView {
  /**
   * What the page is sure to ask for first; of the home, besides the points, what is in sight. It is asked for before
   * the page's code is there, and the page's own query takes the answer over; what no query takes would be asked for in
   * vain.
   */
  reads: readonly string[]
  /** By these parameters of its address the section shows another view, which asks for other things and is React's alone. */
  otherViews?: readonly string[]
  /** Draws the page itself before React. */
  Content?: () => Promise<Page>
}

/** The build finds the sections by this call. */
export const section = (given: Section): Section => withoutInherited(given)
