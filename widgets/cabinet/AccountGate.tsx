import { Suspense } from 'react'
import { useAccountInfoQuery } from '../../src/data/account/accountApi'
import { lazyComponent } from '../../src/host/loading/lazyComponent'
import { Gate } from '../../src/shell/Gate'
import { ShellSkeleton } from '../../src/shell/ShellSkeleton'
import { CabinetLayout } from './CabinetLayout'
import { redirectOf } from './redirects'
import { NAME, sections, titleOf } from './sections'

// Few visitors see these screens, so they are chunks of their own.
const NotActivated = lazyComponent(() => import('./NotActivated').then(({ NotActivated }) => NotActivated))

const Guest = lazyComponent(() => import('./Guest').then(({ Guest }) => Guest))

/**
 * Shows the cabinet to members of the loyalty programme; tells others that it is not activated (contract
 * 3.8).
 */
export function AccountGate({ hideMenu }: { hideMenu: boolean }) {
  return (
    <Gate
      name={NAME}
      sections={sections}
      account={useAccountInfoQuery()}
      redirectOf={(path, { consumer }) => redirectOf(path, consumer !== null)}
      titleOf={titleOf}
      guest={(heading) => (
        <Suspense fallback={<ShellSkeleton />}>
          <Guest heading={heading} />
        </Suspense>
      )}
    >
      {(section, account, heading) =>
        account.consumer ? (
          <CabinetLayout {...{ heading, section, account, consumer: account.consumer, hideMenu }} />
        ) : (
          <Suspense fallback={<ShellSkeleton />}>
            <NotActivated heading={heading} canActivate={account.isAvailableConsumerMode} />
          </Suspense>
        )
      }
    </Gate>
  )
}
