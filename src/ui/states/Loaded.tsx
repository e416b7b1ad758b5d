import { use, useEffect, type ReactNode } from 'react'
import { isDenied, type ApiError } from '../../domain/ApiError'
import { remoteData, type ReadFailure, type RemoteData } from '../../domain/remoteData'
import { IslandElement } from '../../host/IslandElement'
import { mark } from '../../host/timing/mark'
import { RestrictionContext } from '../lib/RestrictionContext'
import { Skeleton } from './Skeleton'
import { ErrorState, RetryButton } from './ErrorState'
import { Notice } from './Notice'
import { FailureAction } from './FailureText'
import { Unavailable } from './Unavailable'

/** The part of a query hook's result that is used here; `ui` does not import the store. */
export interface QueryState<Data> {
  data?: Data | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: QueryState<Data> | RemoteData<Data>
  /** A skeleton with the size of the expected content. */
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
  const read = remoteData(query)
  const island = use(IslandElement)
  const closes = use(RestrictionContext)
  const isLoaded = read.state === 'known'
  useEffect(() => {
    if (isLoaded) mark('content', island)
  }, [isLoaded, island])

  if (read.state === 'waiting') return skeleton
  const isClosed = (error: ApiError) => isDenied(error) || (closes && error.kind === 'restricted')
  if (read.state === 'failed')
    return isClosed(read.error) ? (
      <Unavailable />
    ) : (
      <ErrorState
        {...(failure !== undefined && { title: failure })}
        message={read.error.message}
        busy={read.isRetrying}
        onRetry={() => void read.retry()}
        action={<FailureAction error={read.error} />}
      />
    )
  return (
    <>
      {read.failure && <NotNewer {...read.failure} isClosed={isClosed(read.failure.error)} />}
      {empty !== undefined && isEmpty(read.value) ? empty : children(read.value)}
    </>
  )
}

/** Tells that the shown data could not be refetched. The content stays, with everything typed in it. */
function NotNewer({ error, retry, isRetrying, isClosed }: ReadFailure & { isClosed: boolean }) {
  return (
    <Notice tone="bad">
      <p>{isClosed ? 'Раздел недоступен' : `Не удалось обновить. ${error.message}`}</p>
      <FailureAction error={error} />
      <RetryButton variant="quiet" small busy={isRetrying} onClick={() => void retry()} />
    </Notice>
  )
}

export function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
