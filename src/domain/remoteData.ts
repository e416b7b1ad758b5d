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
export const mapData = <Value, Made>(
  read: RemoteData<Value>,
  make: (value: Value) => Made,
): RemoteData<Made> => (read.state === 'known' ? { ...read, value: make(read.value) } : read)

type ValuesOf<Reads> = {
  [Name in keyof Reads]: Reads[Name] extends RemoteData<infer Value> ? Value : never
}

const failureOf = (read: RemoteData<unknown>): ReadFailure | undefined =>
  read.state === 'failed' ? read : read.state === 'known' ? read.failure : undefined

/**
 * Several reads as one: known, by the given names, once all are; failed as soon as one is. Its error is that of the first
 * that failed, and it retries those alone.
 */
export function allData<Reads extends Record<string, RemoteData<unknown>>>(
  reads: Reads,
): RemoteData<ValuesOf<Reads>> {
  const all = Object.values(reads)
  const failures = all.flatMap((read) => failureOf(read) ?? [])
  const [first] = failures
  const failure = first && {
    error: first.error,
    retry: () => Promise.allSettled(failures.map(({ retry }) => retry())),
    isRetrying: failures.some(({ isRetrying }) => isRetrying),
  }
  const values = Object.entries(reads).flatMap(([name, read]) =>
    read.state === 'known' ? [[name, read.value] as const] : [],
  )
  if (values.length === all.length) return known(Object.fromEntries(values) as ValuesOf<Reads>, failure)
  return failure && all.some(({ state }) => state === 'failed') ? { state: 'failed', ...failure } : WAITING
}

/** Known only once its extras have answered or failed: so that what is drawn has its height at once. */
export const onceSettled = <Value>(
  read: RemoteData<Value>,
  ...extras: readonly RemoteData<unknown>[]
): RemoteData<Value> =>
  read.state === 'known' && extras.some(({ state }) => state === 'waiting') ? WAITING : read

/** What is known, or undefined: for what is only an extra, and of whose absence nothing is said. */
export const valueOf = <Value>(read: RemoteData<Value>): Value | undefined =>
  read.state === 'known' ? read.value : undefined

/** A section that this account may not have holds nothing of theirs, for certain. */
export const deniedAs = <Value>(read: RemoteData<Value>, none: Value): RemoteData<Value> =>
  read.state === 'failed' && isDenied(read.error) ? known(none) : read
