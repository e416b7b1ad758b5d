import type { ComponentType, ReactNode } from 'react'
import { withoutInherited } from '../../host/withoutInherited'
import type { IconName } from '../../ui/lib/icons'
import type { SectionProps } from './SectionProps'

type Page = ComponentType<SectionProps>

/** A page of the cabinet (contract 3.1). Routes, menu, titles, back links and what is drawn first all come from here. */
export interface Section {
  path: string
  title: string
  icon?: IconName
  /** Tells whether the page shows an address below its own too: '/materials/events/'. Metrics get its `path` alone. */
  has?: (address: string) => boolean
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
  /** Draws the card that rests on these answers, in a page that is drawn before React without them. */
  Card?: () => Promise<Page>
}

/** A link of the menu that leads out of the cabinet. */
export interface OutsideLink {
  title: string
  icon: IconName
  href: () => string
}

/** A part of a page, which the menu names like a section: '/friends/#reviews'. */
export interface PartLink extends Pick<Section, 'path' | 'title' | 'icon'> {
  /** The page shows this part where its address names none. */
  isDefault?: boolean
}

/** A section as the menu names it, with a count beside its name. */
export type MenuItem = Omit<Section, 'title'> & { title: ReactNode }

/** A part of the menu under a heading of its own. */
export interface MenuGroup {
  title?: string | undefined
  items: readonly (MenuItem | OutsideLink | PartLink)[]
}

/** The build finds the sections by this call. */
export const section = (given: Section): Section => withoutInherited(given)

/** Returns the pages that items of the menu have a route to, with those below them. */
export const sectionsOf = (items: readonly (Section | OutsideLink)[]): Section[] =>
  items.flatMap((item) => ('path' in item ? [item, ...(item.children ?? [])] : []))

/** Returns the section above a child page; undefined for the others. */
export const parentOf = (section: Section, sections: readonly Section[]): Section | undefined =>
  sections.find(({ children }) => children?.includes(section))

/** Returns the page at an address inside the cabinet, with or without its last slash. */
export const sectionAt = (sections: readonly Section[], pathname: string): Section | undefined => {
  const address = pathname.replace(/\/*$/, '/').toLowerCase()
  return sections.find(({ path, has }) => path === address || has?.(address))
}
