import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isOfGuest, toApiError } from '../domain/ApiError'
import { token } from '../host/page/config'
import { lazyComponent, preload } from '../host/loading/lazyComponent'
import { AccountFailure } from './AccountFailure'
import type { Redirect } from './lib/redirect'
import { PointedAt } from './lib/PointedAt'
import { RedirectTo } from './RedirectTo'
import { sectionAt, type Section } from './lib/section'
import { ShellSkeleton } from './ShellSkeleton'
import { useArrival, type HeadingRef } from './lib/useArrival'

// Few visitors see it, so it is a chunk of its own.
const NotFound = lazyComponent(() => import('./NotFound').then(({ NotFound }) => NotFound))

interface GateProps<Account> {
  /** The cabinet's name: 'Личный кабинет'. */
  name: string
  sections: readonly Section[]
  /** The query of the user's data. */
  account: { data?: Account | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Returns where an old address leads; undefined when it is none. */
  redirectOf: (path: string, account: Account) => Redirect | undefined
  /** Returns the heading and the document's title (contract 3.7). */
  titleOf: (section: Section, account: Account) => string
  /** Stands in the cabinet's place for a visitor without a token whom the server refuses (contract 3.8). */
  guest?: (heading: HeadingRef) => ReactNode
  /** Draws what stands at the address of a section. */
  children: (section: Section, account: Account, heading: HeadingRef) => ReactNode
}

/**
 * The start of a cabinet (contract 3.8): a loader while user data load, then a redirect, the page not found, or what the
 * cabinet draws for this user.
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

  // The section's chunk does not wait for user data.
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

/** Tells whether the server knows nobody because nobody has signed in. */
const isGuest = (error: unknown): boolean => error !== undefined && !token() && isOfGuest(error)
