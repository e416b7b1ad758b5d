import { use, useEffect, type ReactNode } from 'react'
import { isDenied, toApiError } from '../../domain/ApiError'
import { IslandRoot } from '../../host/IslandRoot'
import { mark } from '../../host/timing/mark'
import { RestrictionContext } from '../lib/RestrictionContext'
import { Skeleton } from './Skeleton'
import { ErrorState, RetryButton } from './ErrorState'
import { Notice } from './Notice'
import { SignIn } from './FailureText'
import { Unavailable } from './Unavailable'

/** Part of a query hook's result that is used here; `ui` does not import the store. */
export interface QueryState<Data> {
  data?: Data | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: QueryState<Data>
  /** Skeleton as large as the content to come. */
  skeleton?: ReactNode
  /** 'Заказы не загрузились' */
  failure?: string
  /** Shown for an empty list, or if `isEmpty` returns true. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** Renders the states of one query: loading, failed, empty, loaded. */
export function Loaded<Data>({
  query,
  skeleton = <Skeleton />,
  failure,
  empty,
  isEmpty = isEmptyList,
  children,
}: LoadedProps<Data>) {
  const { data, isFetching } = query
  const error = query.error === undefined ? undefined : toApiError(query.error)
  const onRetry = () => void query.refetch()

  const island = use(IslandRoot)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) mark('content', island)
  }, [isLoaded, island])

  const isClosed = use(RestrictionContext) && error?.kind === 'restricted'
  if (isClosed || (error && isDenied(error))) return <Unavailable />
  if (data === undefined) {
    if (error === undefined) return skeleton
    return (
      <ErrorState
        {...(failure !== undefined && { title: failure })}
        message={error.message}
        busy={isFetching}
        onRetry={onRetry}
        action={<SignIn error={error} />}
      />
    )
  }
  return (
    <>
      {error !== undefined && (
        <Notice tone="bad">
          <p>Не удалось обновить. {error.message}</p>
          <SignIn error={error} />
          <RetryButton variant="quiet" small busy={isFetching} onClick={onRetry} />
        </Notice>
      )}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  )
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
