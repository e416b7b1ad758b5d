import { Suspense } from 'react'
import { useAccountInfoQuery } from '../../src/data/account/accountApi'
import { lazyComponent } from '../../src/host/loading/lazyComponent'
import { Gate } from '../../src/shell/Gate'
import { ShellSkeleton } from '../../src/shell/ShellSkeleton'
import { CabinetLayout } from './CabinetLayout'
import { redirectOf } from './redirects'
import { NAME, sections, titleOf } from './sections'

// Few visitors see it, so it is a chunk of its own.
const NotActivated = lazyComponent(() => import('./NotActivated').then(({ NotActivated }) => NotActivated))

/** Shows the cabinet to members of the loyalty programme, to others that it is not activated (contract 3.8). */
export function AccountGate({ hideMenu }: { hideMenu: boolean }) {
  return (
    <Gate
      name={NAME}
      sections={sections}
      account={useAccountInfoQuery()}
      redirectOf={(path, { consumer }) => redirectOf(path, consumer !== null)}
      titleOf={titleOf}
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
