import type { ComponentType, ReactNode } from 'react'
import { withoutInherited } from '../../host/withoutInherited'
import type { IconName } from '../../ui/lib/icons'
import type { SectionProps } from './SectionProps'

type Page = ComponentType<SectionProps>

/**
 * A page of the cabinet (contract 3.1). Routes, menu, titles, back links and the first rendering all use it.
 */
export interface Section {
  path: string
  title: string
  icon?: IconName
  /**
   * Tells whether the page also shows an address below its own: '/iol/2311/'. Metrics receive only
   * its `path`.
   */
  has?: (address: string) => boolean
  /** Pages below it in the menu; their back link leads to this one. */
  children?: Section[]
  /** The page, if it is part of the cabinet's chunk. */
  page?: Page
  /** The page, from its chunk. */
  load?: () => Promise<Page>
  /** Given in the builds that render before React: `BEFORE_REACT && { … }`. */
  prerender?: Prerendering | false
}

/** Settings for the time before React. */
interface Prerendering {
  /**
   * The reads that the page certainly needs first; for the home, in addition to the points, those of the
   * visible part. They start before the page's code has loaded, and the page's own queries take over the
   * answers, so a read without such a query would be wasted.
   */
  reads: readonly string[]
  /**
   * With these parameters in its address the section shows another view, with other reads, which only React
   * renders.
   */
  otherViews?: readonly string[]
  /** Renders the page itself before React; the build takes it from `load`. */
  Content?: () => Promise<Page>
  /** Renders the card that needs these answers, if the page was rendered before React without them. */
  Card?: () => Promise<Page>
}

/** A link of the menu that leads out of the cabinet. */
export interface OutsideLink {
  title: string
  icon: IconName
  href: () => string
}

/** A part of a page that the menu lists like a section: '/friends/#reviews'. */
export interface PartLink extends Pick<Section, 'path' | 'title' | 'icon'> {
  /** The page shows this part if its address names none. */
  isDefault?: boolean
}

/** A section in the menu, with a count beside its name. */
export type MenuItem = Omit<Section, 'title'> & { title: ReactNode }

/** A group of the menu with a heading of its own. */
export interface MenuGroup {
  title?: string | undefined
  items: readonly (MenuItem | OutsideLink | PartLink)[]
}

/** The build finds the sections by calls of this function. */
export const section = (given: Section): Section => withoutInherited(given)

/** Returns the pages of menu items that have a route, with their child pages. */
export const sectionsOf = (items: readonly (Section | OutsideLink)[]): Section[] =>
  items.flatMap((item) => ('path' in item ? [item, ...(item.children ?? [])] : []))

/** Returns the parent section of a child page; undefined for the others. */
export const parentOf = (section: Section, sections: readonly Section[]): Section | undefined =>
  sections.find(({ children }) => children?.includes(section))

/** Returns the page at an address inside the cabinet, with or without its last slash. */
export const sectionAt = (sections: readonly Section[], pathname: string): Section | undefined => {
  const address = pathname.replace(/\/*$/, '/').toLowerCase()
  return sections.find(({ path, has }) => path === address || has?.(address))
}
