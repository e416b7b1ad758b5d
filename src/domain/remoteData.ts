import { isDenied, toApiError, type ApiError } from './ApiError'

/** The reason why a read has no data, or no newer data. */
export interface ReadFailure {
  error: ApiError
  /** Repeats the read; it may return a promise. */
  retry: () => unknown
  isRetrying: boolean
}

/**
 * The state of a read. Only known data may be shown, and the same goes for their absence: a pending or failed
 * read proves nothing. If a later read fails, the known data stay, together with the failure.
 */
export type RemoteData<Value> =
  | { state: 'waiting' }
  | ({ state: 'failed' } & ReadFailure)
  | { state: 'known'; value: Value; failure?: ReadFailure | undefined }

/** The fields of a query result that are used here, both of the store and of the rendering before React. */
export interface QueryResult<Value> {
  data?: Value | undefined
  /** Undefined if `data` is the answer to another argument. */
  currentData?: Value | undefined
  error?: unknown
  isFetching?: boolean
  isUninitialized?: boolean
  /** Absent in hooks that only read the cache. */
  refetch?: () => unknown
}

const WAITING = { state: 'waiting' } as const

export const known = <Value>(value: Value, failure?: ReadFailure): RemoteData<Value> => ({
  state: 'known',
  value,
  ...(failure && { failure }),
})

/** Converts a query result. A skipped query is pending, even if it has older data. */
export function remoteData<Value>(query: QueryResult<Value> | RemoteData<Value>): RemoteData<Value> {
  if ('state' in query) return query
  const { data, error, isFetching = false, isUninitialized = false, refetch } = query
  if (isUninitialized) return WAITING
  const failure: ReadFailure | undefined =
    error === undefined
      ? undefined
      : { error: toApiError(error), retry: () => refetch?.(), isRetrying: isFetching }
  const isOfOther = 'currentData' in query && query.currentData === undefined
  if (data !== undefined && !isOfOther) return known(data, failure)
  return failure ? { state: 'failed', ...failure } : WAITING
}

/** Maps the known data of a read. */
export const mapData = <Value, Mapped>(
  read: RemoteData<Value>,
  make: (value: Value) => Mapped,
): RemoteData<Mapped> => (read.state === 'known' ? { ...read, value: make(read.value) } : read)

/** Merges the failures of several reads: the error of the first, and a retry of only the failed ones. */
function failureOf(reads: readonly RemoteData<unknown>[]): ReadFailure | undefined {
  const failures = reads.flatMap((read) =>
    read.state === 'failed' ? read : read.state === 'known' ? (read.failure ?? []) : [],
  )
  const [first] = failures
  return (
    first && {
      error: first.error,
      retry: () => Promise.allSettled(failures.map(({ retry }) => retry())),
      isRetrying: failures.some(({ isRetrying }) => isRetrying),
    }
  )
}

/** Combines reads: known once all are, under the given names; failed as soon as one is. */
export function allData<Values extends Record<string, unknown>>(reads: {
  [Name in keyof Values]: RemoteData<Values[Name]>
}): RemoteData<Values> {
  const named = Object.entries<RemoteData<unknown>>(reads)
  const all = named.map(([, read]) => read)
  const failure = failureOf(all)
  const values = named.flatMap(([name, read]) =>
    read.state === 'known' ? [[name, read.value] as const] : [],
  )
  if (values.length === all.length) return known(Object.fromEntries(values) as Values, failure)
  return failure && all.some(({ state }) => state === 'failed') ? { state: 'failed', ...failure } : WAITING
}

/**
 * Combines reads that are parts of one list: known once all have answered or failed, together with the
 * failures. Items missing from the known data may be in a failed part.
 */
export function partsData<Value>(parts: readonly RemoteData<Value>[]): RemoteData<readonly Value[]> {
  if (parts.some(({ state }) => state === 'waiting')) return WAITING
  const failure = failureOf(parts)
  const values = parts.flatMap((part) => (part.state === 'known' ? [part.value] : []))
  return failure && values.length === 0 ? { state: 'failed', ...failure } : known(values, failure)
}

/** Turns an empty read with failed parts into a failed one: the item searched for may be in a failed part. */
export const failedIfEmpty = <Value>(
  read: RemoteData<Value>,
  isEmpty: (value: Value) => boolean,
): RemoteData<Value> =>
  read.state === 'known' && read.failure && isEmpty(read.value) ? { state: 'failed', ...read.failure } : read

/**
 * Stays pending until its extras have answered or failed, so that the content gets its final height at once.
 */
export const onceSettled = <Value>(
  read: RemoteData<Value>,
  ...extras: readonly RemoteData<unknown>[]
): RemoteData<Value> =>
  read.state === 'known' && extras.some(({ state }) => state === 'waiting') ? WAITING : read

/** Like `onceSettled`, but keeps the failures of the extras together with the known data. */
export function withFailuresOf<Value>(
  read: RemoteData<Value>,
  ...extras: readonly RemoteData<unknown>[]
): RemoteData<Value> {
  const settled = onceSettled(read, ...extras)
  return settled.state === 'known' ? known(settled.value, failureOf([read, ...extras])) : settled
}

/** Returns the failure of a read, even if it has data. */
export const failureIn = (read: RemoteData<unknown>): ReadFailure | undefined => failureOf([read])

/** Returns the known data or undefined: for optional extras whose absence is not shown. */
export const valueOf = <Value>(read: RemoteData<Value>): Value | undefined =>
  read.state === 'known' ? read.value : undefined

/** Turns a section that this account has no access to into a known empty one. */
export const deniedAs = <Value>(read: RemoteData<Value>, none: Value): RemoteData<Value> =>
  read.state === 'failed' && isDenied(read.error) ? known(none) : read
