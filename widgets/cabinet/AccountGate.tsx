import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { toApiError } from '../../src/domain/ApiError'
import { useAccountInfoQuery } from '../../src/data/account/accountApi'
import { AccountFailure } from './gate/AccountFailure'
import { CabinetLayout } from './CabinetLayout'
import { CabinetSkeleton } from './CabinetSkeleton'
import { redirectOf } from './gate/redirects'
import { RedirectTo } from './gate/RedirectTo'
import { lazyComponent, preload } from '../../src/host/loading/lazyComponent'
import { sectionAt, titleOf } from './sections'
import { useArrival } from './useArrival'

// Few visitors see these, so they are chunks of their own.
const NotActivated = lazyComponent(() => import('./NotActivated').then(({ NotActivated }) => NotActivated))
const NotFound = lazyComponent(() => import('./NotFound').then(({ NotFound }) => NotFound))

/**
 * The start of the cabinet (contract 3.8): a loader while user data load, then the page not found, the cabinet, or the notice
 * that the loyalty programme is not activated.
 */
export function AccountGate({ hideMenu }: { hideMenu: boolean }) {
  const { pathname } = useLocation()
  const { data: account, error, isFetching, refetch } = useAccountInfoQuery()
  const redirect = account && redirectOf(pathname, account.consumer !== null)
  const section = sectionAt(pathname)
  const title = !account || redirect ? undefined : titleOf(section, account)
  const heading = useArrival(title)

  // The section's chunk does not wait for user data.
  useEffect(() => void preload(section?.load), [section])

  if (!account) {
    if (!error) return <CabinetSkeleton />
    return <AccountFailure error={toApiError(error)} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (redirect) return <RedirectTo {...redirect} />
  const { consumer } = account
  if (section && consumer) return <CabinetLayout {...{ heading, section, account, consumer, hideMenu }} />
  return (
    <Suspense fallback={<CabinetSkeleton />}>
      {section ? (
        <NotActivated heading={heading} canActivate={account.isAvailableConsumerMode} />
      ) : (
        <NotFound heading={heading} />
      )}
    </Suspense>
  )
}
