import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, Navigate } from 'react-router-dom'
import { toApiError, type ApiError } from '../domain/ApiError'
import { isGuest } from './lib/isGuest'
import { lazyComponent, preload } from '../host/loading/lazyComponent'
import type { Redirect } from './lib/redirect'
import { PointedAt } from './lib/PointedAt'
import { sectionAt, type Section } from './lib/section'
import { ShellSkeleton } from './ShellSkeleton'
import { useArrival, type HeadingRef } from './lib/useArrival'
import { replaceBy } from '../host/page/pageAddress'
import { LeftToReact } from '../ui/lib/LeftToReact'
import { token } from '../host/page/config'
import { tellIfLoginWasLost } from '../host/customer/session'
import { openDialog } from '../host/lensWidgets'
import { Button } from '../ui/controls/Button'
import { ErrorState } from '../ui/states/ErrorState'
import { Unavailable } from '../ui/states/Unavailable'

// Few visitors see this page, so it is a chunk of its own.
const NotFound = lazyComponent(() => import('./NotFound').then(({ NotFound }) => NotFound))

interface GateProps<Account> {
  /** The cabinet's name: 'Личный кабинет'. */
  name: string
  sections: readonly Section[]
  /** The query of the user's data. */
  account: { data?: Account | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Returns the redirect of an old address; undefined for other addresses. */
  redirectOf: (path: string, account: Account) => Redirect | undefined
  /** Returns the heading and the document's title (contract 3.7). */
  titleOf: (section: Section, account: Account) => string
  /** Replaces the cabinet for a visitor without a token whom the server refuses (contract 3.8). */
  guest?: (heading: HeadingRef) => ReactNode
  /** Renders the content of a section. */
  children: (section: Section, account: Account, heading: HeadingRef) => ReactNode
}

/**
 * The start of a cabinet (contract 3.8): a loader while user data load, then a redirect, the 404 page, or the
 * cabinet's content.
 */
export function Gate<Account>({
  name,
  sections,
  account,
  redirectOf,
  titleOf,
  guest,
  children,
}: GateProps<Account>) {
  const { pathname } = useLocation()
  const { data, error, isFetching, refetch } = account
  const redirect = data && redirectOf(pathname, data)
  const section = sectionAt(sections, pathname)
  const title = section ? data && titleOf(section, data) : 'Страница не найдена'
  const isOfGuest = guest !== undefined && !data && isGuest(error)
  const heading = useArrival(name, isOfGuest ? name : !data || redirect ? undefined : title, section?.path)

  // The section's chunk loads in parallel with user data.
  useEffect(() => void preload(section?.load), [section])

  if (!data) {
    if (!error) return <ShellSkeleton />
    if (isOfGuest) return guest(heading)
    return (
      <AccountFailure
        name={name}
        error={toApiError(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (redirect) return <RedirectTo {...redirect} />
  if (section) return <PointedAt sections={sections}>{children(section, data, heading)}</PointedAt>
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <NotFound heading={heading} />
    </Suspense>
  )
}

/** Replaces an old address in the history; query and hash are kept (contract 3.2). */
function RedirectTo({ path, state, isOutside }: Redirect) {
  if (BEFORE_REACT) throw new LeftToReact()
  const { search, hash } = useLocation()
  return isOutside ? (
    <Leave to={path + search + hash} />
  ) : (
    <Navigate to={{ pathname: path, search, hash }} state={state} replace />
  )
}

function Leave({ to }: { to: string }) {
  useEffect(() => replaceBy(to), [to])
  return <ShellSkeleton />
}

interface AccountFailureProps {
  /** The cabinet's name. */
  name: string
  error: ApiError
  busy: boolean
  onRetry: () => void
}

/** Replaces the cabinet if user data fail to load (contract 3.8). */
function AccountFailure({ name, error: { kind, message }, busy, onRetry }: AccountFailureProps) {
  if (BEFORE_REACT) throw new LeftToReact()
  const canSignIn = kind === 'signedOut' || !token()
  useEffect(() => {
    if (canSignIn) tellIfLoginWasLost()
  }, [canSignIn])
  return (
    <div className="screen">
      {kind === 'restricted' ? (
        <Unavailable />
      ) : (
        <ErrorState
          title={`${name} не загрузился`}
          message={message}
          busy={busy}
          onRetry={onRetry}
          action={canSignIn && <Button onClick={() => openDialog('login')}>Войти</Button>}
        />
      )}
    </div>
  )
}
