import { useMemo } from 'react'
import type { Specialist, SpecialistProfile } from '../../src/data/specialist/specialist'
import { LogoutButton } from '../../src/features/account/auth/LogoutButton'
import { Monogram } from '../../src/features/account/profile/Monogram'
import { customerDrafts } from '../../src/host/customer/drafts'
import { RestrictionContext } from '../../src/ui/lib/RestrictionContext'
import { Layout } from '../../src/shell/Layout'
import type { Section } from '../../src/shell/lib/section'
import type { HeadingRef } from '../../src/shell/lib/useArrival'
import { home, isAvailable, menuOf, menuSections, NAME, parentOf } from './sections'

interface SpecialistLayoutProps {
  heading: HeadingRef
  section: Section
  person: Omit<SpecialistProfile, 'specialist'>
  specialist: Specialist
  hideMenu: boolean
}

// Tools are not preloaded, because a specialist opens only one of them.
const preloads = menuSections.flatMap(({ load }) => load ?? [])

/** Shows the shell with the data of a specialist. */
export function SpecialistLayout({ heading, section, person, specialist, hideMenu }: SpecialistLayoutProps) {
  const drafts = useMemo(() => customerDrafts(person.id, 'specialist'), [person.id])
  const isHome = section === home
  return (
    <RestrictionContext value>
      <Layout
        name={NAME}
        section={section}
        title={isHome ? greeting(person) : section.title}
        heading={heading}
        parent={parentOf(section, specialist)}
        emblem={<Monogram consumer={person} />}
        tools={null}
        logout={<LogoutButton />}
        menu={hideMenu ? undefined : menuOf(specialist)}
        isAvailable={(one) => isAvailable(one, specialist)}
        drafts={drafts}
        preloads={preloads}
      />
    </RestrictionContext>
  )
}

/** Returns the greeting by first name and patronymic, as colleagues address each other. */
const greeting = ({ name, secondName }: Pick<SpecialistProfile, 'name' | 'secondName'>) =>
  name === '' ? 'Здравствуйте' : `Здравствуйте, ${[name, secondName].filter(Boolean).join(' ')}`
