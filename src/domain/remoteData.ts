import { isDenied, toApiError, type ApiError } from './ApiError'

/** Why a read has brought nothing, or nothing newer. */
export interface ReadFailure {
  error: ApiError
  /** Reads again; it may return a promise of that. */
  retry: () => unknown
  isRetrying: boolean
}

/**
 * What a read says. Only what is known may be told, its absence too: a read that waits or has failed says nothing. One
 * that failed later leaves what is known, with the failure beside it.
 */
export type RemoteData<Value> =
  | { state: 'waiting' }
  | ({ state: 'failed' } & ReadFailure)
  | { state: 'known'; value: Value; failure?: ReadFailure | undefined }

/** The part of a query hook's result that is read here, of the store as well as before React. */
export interface QueryResult<Value> {
  data?: Value | undefined
  /** Undefined where `data` is the answer to another argument. */
  currentData?: Value | undefined
  error?: unknown
  isFetching?: boolean
  isUninitialized?: boolean
  /** Absent in what only looks at the cache. */
  refetch?: () => unknown
}

const WAITING = { state: 'waiting' } as const

export const known = <Value>(value: Value, failure?: ReadFailure): RemoteData<Value> => ({
  state: 'known',
  value,
  ...(failure && { failure }),
})

/** Returns what a query says. One that is skipped waits, whatever it has brought before. */
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

/** What is said of a part, or made of what is known. */
export const mapData = <Value, Mapped>(
  read: RemoteData<Value>,
  make: (value: Value) => Mapped,
): RemoteData<Mapped> => (read.state === 'known' ? { ...read, value: make(read.value) } : read)

/** The failures of several reads as one: the error of the first, and a retry of those alone that have failed. */
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

/** Several reads as one: known, by the given names, once all are; failed as soon as one is. */
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
 * Reads that are parts of one: what is known of them once all have answered or failed, with the failure of the others
 * beside it. What is missing there may be in a part that failed.
 */
export function partsData<Value>(parts: readonly RemoteData<Value>[]): RemoteData<readonly Value[]> {
  if (parts.some(({ state }) => state === 'waiting')) return WAITING
  const failure = failureOf(parts)
  const values = parts.flatMap((part) => (part.state === 'known' ? [part.value] : []))
  return failure && values.length === 0 ? { state: 'failed', ...failure } : known(values, failure)
}

/** Failed where part of it has, and the rest is empty: what is looked for may be in that part. */
export const failedIfEmpty = <Value>(
  read: RemoteData<Value>,
  isEmpty: (value: Value) => boolean,
): RemoteData<Value> =>
  read.state === 'known' && read.failure && isEmpty(read.value) ? { state: 'failed', ...read.failure } : read

/** Known only once its extras have answered or failed: so that what is drawn has its height at once. */
export const onceSettled = <Value>(
  read: RemoteData<Value>,
  ...extras: readonly RemoteData<unknown>[]
): RemoteData<Value> =>
  read.state === 'known' && extras.some(({ state }) => state === 'waiting') ? WAITING : read

/** As `onceSettled`, with the failures of the extras beside what is known. */
export function withFailuresOf<Value>(
  read: RemoteData<Value>,
  ...extras: readonly RemoteData<unknown>[]
): RemoteData<Value> {
  const settled = onceSettled(read, ...extras)
  return settled.state === 'known' ? known(settled.value, failureOf([read, ...extras])) : settled
}

/** The failure of a read, whether or not anything is known besides. */
export const failureIn = (read: RemoteData<unknown>): ReadFailure | undefined => failureOf([read])

/** What is known, or undefined: for what is only an extra, and of whose absence nothing is said. */
export const valueOf = <Value>(read: RemoteData<Value>): Value | undefined =>
  read.state === 'known' ? read.value : undefined

/** A section that this account may not have holds nothing of theirs, for certain. */
export const deniedAs = <Value>(read: RemoteData<Value>, none: Value): RemoteData<Value> =>
  read.state === 'failed' && isDenied(read.error) ? known(none) : read
