import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSpecialistProfileQuery } from '../../src/data/specialist/specialistApi'
import { lazyComponent } from '../../src/host/loading/lazyComponent'
import { isGuest } from '../../src/shell/lib/isGuest'
import { Gate } from '../../src/shell/Gate'
import { ShellSkeleton } from '../../src/shell/ShellSkeleton'
import { NAME, REGISTRATION, sections, titleOf } from './sections'
import { SpecialistLayout } from './SpecialistLayout'

// Few visitors see these screens, so they are chunks of their own.
const NotSpecialist = lazyComponent(() =>
  import('./NotSpecialist').then(({ NotSpecialist }) => NotSpecialist),
)
const RegistrationScreen = lazyComponent(() =>
  import('./RegistrationScreen').then(({ RegistrationScreen }) => RegistrationScreen),
)

/**
 * Shows the cabinet to specialists, and the registration to guests and other accounts (contract 20.2).
 * Nothing else is requested for those.
 */
export function SpecialistGate({ hideMenu }: { hideMenu: boolean }) {
  const profile = useSpecialistProfileQuery()
  const { pathname } = useLocation()
  const { data, error } = profile
  const isOfGuest = !data && isGuest(error)
  const isNone = data?.specialist === null
  if (isOfGuest || isNone) {
    return (
      <Suspense fallback={<ShellSkeleton />}>
        {`${pathname}/`.replace('//', '/') === REGISTRATION ? (
          <RegistrationScreen />
        ) : (
          <NotSpecialist isGuest={isOfGuest} />
        )}
      </Suspense>
    )
  }
  return (
    <Gate
      name={NAME}
      sections={sections}
      account={profile}
      // Specialists need not register again.
      redirectOf={(path) => (`${path}/`.replace('//', '/') === REGISTRATION ? { path: '/' } : undefined)}
      titleOf={titleOf}
    >
      {(section, { specialist, ...person }, heading) =>
        specialist && <SpecialistLayout {...{ heading, section, specialist, person, hideMenu }} />
      }
    </Gate>
  )
}
