import { isExpert } from '#data/specialist/isExpert'
import type { Specialist, SpecialistFlags } from '#data/specialist/specialist'
import { plural, type Forms } from '#domain/numbers/counts'
import { chatUrl } from '#host/page/config'
import type { MenuGroup, MenuItem, Section } from '../../src/shell/lib/section'
import { academy } from './sections/academy'
import { achievements } from './sections/achievements'
import { awards } from './sections/awards'
import { documents } from './sections/documents'
import { education } from './sections/education'
import { expert } from './sections/expert'
import { home } from './sections/home'
import { invites } from './sections/invites'
import { editIol, iol, iolRequest, newIol } from './sections/iol'
import { material } from './sections/material'
import { kindPages, materials } from './sections/materials'
import { profile } from './sections/profile'
import { samples } from './sections/samples'
import { satellites } from './sections/satellites'
import { selections } from './sections/selections'
import { stars } from './sections/stars'
import { toolPages, tools } from './sections/tools'

export { home }

export const NAME = 'Кабинет специалиста'

/** The page is open to accounts that are not specialists yet. */
export const REGISTRATION = '/registration/'

/** The groups of the menu (contract 20.3); a group without items has no heading. */
const groups: { title: string; items: Section[] }[] = [
  { title: 'Личная информация', items: [home, profile, invites, selections, documents] },
  { title: 'Практика', items: [samples, iol] },
  { title: 'Знания', items: [materials, academy, satellites, education, tools] },
  { title: 'Признание', items: [achievements, awards, stars, expert] },
]

/** The pages in the menu. */
export const menuSections: Section[] = groups.flatMap(({ items }) => items)

/**
 * The pages below one of the menu. Some addresses match two pages of a list, as that of a new request also matches
 * that of any request: the first one counts.
 */
const below: [Section, Section[]][] = [
  [materials, [...kindPages, material]],
  [iol, [newIol, editIol, iolRequest]],
  [tools, toolPages],
]

/** All pages with a route. */
export const sections: Section[] = [...menuSections, ...below.flatMap(([, pages]) => pages)]

/** Returns the page that the back link leads to. */
export function parentOf(section: Section, { isAllowedIol }: SpecialistFlags): Section | undefined {
  if (section === home) return undefined
  if (section === iolRequest && !isAllowedIol) return expert
  return below.find(([, pages]) => pages.includes(section))?.[0] ?? home
}

/** The flag that a section requires. */
const flags = new Map<Section, keyof SpecialistFlags>([
  [documents, 'isMydocumentsAvailable'],
  [samples, 'isAllowedOrderSamples'],
  [iol, 'isAllowedIol'],
  [newIol, 'isAllowedIol'],
  [editIol, 'isAllowedIol'],
  [stars, 'isStarsAllowed'],
  [expert, 'isExpertingAvailable'],
])

/** Tells whether this specialist may use the section at all. */
export function isAvailable(section: Section, specialist: Specialist): boolean {
  if (section === iolRequest) return specialist.isAllowedIol || isExpert(specialist)
  const flag = flags.get(section)
  return flag === undefined || specialist[flag]
}

/** Tells whether every specialist may use the section. */
export const isForAll = (section: Section): boolean => section !== iolRequest && !flags.has(section)

export function menuOf(specialist: Specialist): MenuGroup[] {
  const ofSpecialist = groups.map(({ title, items }) => ({
    title,
    items: items
      .filter((item) => isAvailable(item, specialist))
      .map((item) => (item === invites ? counted(item, specialist.invitesUnread) : item)),
  }))
  return [
    ...ofSpecialist.filter(({ items }) => items.length > 0),
    { items: [{ title: 'Чат поддержки', icon: 'chat', href: chatUrl }] },
  ]
}

const UNREAD: Forms = ['непрочитанное', 'непрочитанных', 'непрочитанных']

/** Adds the number of unread invites to the menu item. */
const counted = (section: Section, unread: number): MenuItem =>
  unread > 0
    ? {
        ...section,
        title: (
          <>
            {section.title}{' '}
            <span className="count">
              {unread}
              <span className="visually-hidden"> {plural(unread, UNREAD)}</span>
            </span>
          </>
        ),
      }
    : section

/** Returns the page's heading and the document's title. */
export const titleOf = ({ title }: Section): string => title
