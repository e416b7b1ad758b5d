import type { StandardSchemaV1 } from '@standard-schema/spec'
import { isDenied } from '#domain/ApiError'
import { noteServerTime } from '#domain/dates/clock'
import { customerEpoch } from '#host/customer/customer'
import { apiUrl } from '#host/page/config'
import type { EndpointQuery, EarlyAnswer, ShownQuery } from '#host/pageState'
import type { CallArgs } from './request'
import { noteAccount } from './customer/accountIn'
import { parseEnvelope } from './parseEnvelope'
import { seeEarly } from './early'
import { DENIED, requestUrl } from './request'

/*
 * Replaces the store's queries for the rendering before React: they return the answers that have already
 * arrived, send no request, and record what is missing.
 */

interface Endpoint {
  query: (arg: unknown) => CallArgs
  responseSchema: StandardSchemaV1
}

interface Options {
  skip?: boolean
  selectFromResult?: (result: object) => object
}

/** Caches the parsed answers. */
const read = new WeakMap<EarlyAnswer, unknown>()

/** The requested queries by path. */
const asked = new Map<string, EndpointQuery>()

export const beginAsking = (): void => asked.clear()

/** Returns the queries whose answers are shown. */
export const answered = (): ShownQuery[] =>
  [...asked].flatMap(([path, query]) =>
    dataAt(path) === undefined ? [] : [{ ...query, customer: customerEpoch() }],
  )

/** Returns the paths of requested queries without an answer. */
export const missing = (): string[] => [...asked.keys()].filter((path) => dataAt(path) === undefined)

const dataAt = (path: string): unknown => seeEarly({ path })?.data

/**
 * Waits for a call's answer and keeps it for the rendering before React.
 * @returns whether it is valid; React handles failures
 */
export async function keepAnswer(path: string, early: EarlyAnswer | undefined): Promise<boolean> {
  if (!early) return false
  // Two parts of the page may wait for the same answer.
  if (early.data !== undefined) return true
  try {
    const answer = await early.answer
    noteServerTime(answer.ahead)
    const result = parseEnvelope(answer, true)
    if ('error' in result && !isDenied(result.error)) return false
    if ('data' in result) noteAccount({ call: { method: 'GET', path } }, answer, result.data)
    // After a change of customer the newer answer is kept.
    const kept = seeEarly({ path }) ?? early
    kept.data = 'data' in result ? (result.data ?? null) : DENIED
    return true
  } catch {
    // The call has failed, which React reports.
    return false
  }
}

/** Tells whether a call has returned data; some calls may return none. */
export const hasAnswer = (path: string): boolean => (dataAt(path) ?? null) !== null

function dataOf({ query, responseSchema }: Endpoint, name: string, arg: unknown): unknown {
  const args = query(arg)
  // Only GET calls exist before React, so the path identifies an answer.
  if (args.call.method !== 'GET') return undefined
  const path = requestUrl(args).slice(apiUrl().length)
  asked.set(path, { name, arg })
  const early = seeEarly({ path })
  if (early?.data === undefined) return undefined
  if (!read.has(early)) {
    const isDenied = early.data === DENIED && !args.emptyWhenForbidden
    const found = isDenied ? {} : responseSchema['~standard'].validate(early.data)
    read.set(early, 'value' in found ? found.value : undefined)
  }
  return read.get(early)
}

const nothing = () => undefined

/** In development and tests, reports by name a property that is missing here. */
const strictly = <T extends object>(what: string, given: T): T =>
  process.env['NODE_ENV'] === 'production'
    ? given
    : new Proxy(given, {
        get(target, name) {
          if (typeof name === 'string' && !(name in target))
            throw new Error(`before React ${what} has no ${name}`)
          return Reflect.get(target, name) as unknown
        },
      })

const resultOf = (data: unknown, isSkipped: boolean) => {
  const isSuccess = data !== undefined
  const isWaiting = !isSuccess && !isSkipped
  return strictly('a query', {
    data,
    currentData: data,
    error: undefined,
    isError: false,
    isSuccess,
    isLoading: isWaiting,
    isFetching: isWaiting,
    isUninitialized: isSkipped,
    fulfilledTimeStamp: isSuccess ? Date.now() : undefined,
    refetch: nothing,
  })
}

const mutation = strictly('a mutation', {
  data: undefined,
  error: undefined,
  isError: false,
  isLoading: false,
  isSuccess: false,
  isUninitialized: true,
  originalArgs: undefined,
  reset: nothing,
})

const build = {
  query:
    (endpoint: Endpoint) =>
    (name: string) =>
    (arg: unknown, { skip = false, selectFromResult }: Options = {}) => {
      const result = resultOf(skip ? undefined : dataOf(endpoint, name, arg), skip)
      return selectFromResult?.(result) ?? result
    },
  mutation: () => () => () => [nothing, mutation],
}

const lazyQuery = () => [nothing, resultOf(undefined, true), {}]

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

type ByName = Readonly<Record<string, unknown>>

interface Injected {
  endpoints: (given: typeof build) => Record<string, (name: string) => unknown>
}

/** @param hooks those of all endpoints injected so far */
function withHooks(hooks: ByName, endpoints: ByName) {
  const all = {
    ...hooks,
    endpoints,
    // No edit can happen yet.
    util: {},
    // Nothing is written, so no tag is ever invalidated.
    enhanceEndpoints: (): unknown => all,
    injectEndpoints(injected: Injected): unknown {
      const own = Object.entries(injected.endpoints(build)).map(
        ([name, hookOf]) => [name, hookOf(name)] as const,
      )
      const ownHooks: ByName = Object.fromEntries(
        own.flatMap(([name, hook]) => [
          [`use${capital(name)}Query`, hook],
          [`use${capital(name)}Mutation`, hook],
          [`useLazy${capital(name)}Query`, lazyQuery],
        ]),
      )
      const ownEndpoints: ByName = Object.fromEntries(
        own.map(([name, hook]) => [
          name,
          strictly(`the endpoint ${name}`, { useQueryState: hook, useQuery: hook }),
        ]),
      )
      return withHooks({ ...hooks, ...ownHooks }, { ...endpoints, ...ownEndpoints })
    },
  }
  return all
}

/** The API before React; `src/api/api.ts` gives it the type of the store's. */
export const earlyApi = withHooks({}, {})
