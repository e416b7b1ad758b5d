import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { CallArgs } from '../api/baseQuery'
import { requestUrl } from '../api/request'
import type { Id } from '../domain/Id'
import type { Asked } from '../host/shared'

/* The queries of components that are drawn once: they have what has been answered by then, and ask for nothing. */

interface Endpoint {
  query: (arg: unknown) => CallArgs
  responseSchema: StandardSchemaV1
}

/** In place of data: this customer may not use what was asked for. */
export const DENIED = Symbol()

/** Whose page is drawn. */
export const customer: { id: Id } = { id: '' }

/** The data of answers, by their addresses. */
export const answers = new Map<string, unknown>()

const known = new Map<string, unknown>()

/** What components have asked for, by its address. */
export const asked = new Map<string, Asked>()

/** The addresses of what components have asked for and is not there. */
export const missing = (): string[] => [...asked.keys()].filter((url) => !answers.has(url))

function dataOf({ query, responseSchema }: Endpoint, name: string, arg: unknown): unknown {
  const args = query(arg)
  const url = requestUrl(args)
  asked.set(url, { name, arg })
  if (answers.has(url) && !known.has(url)) {
    const answer = answers.get(url)
    const data = answer === DENIED && args.deniedIsEmpty ? {} : answer
    const read = data === DENIED ? {} : responseSchema['~standard'].validate(data)
    known.set(url, 'value' in read ? read.value : undefined)
  }
  return known.get(url)
}

const named = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())

const nothing = () => undefined

const build = {
  query: (endpoint: Endpoint) => (name: string) => (arg: unknown) => ({
    data: dataOf(endpoint, name, arg),
    isFetching: false,
    refetch: nothing,
  }),
  mutation: () => () => () => [nothing, {}],
}

export const api = {
  injectEndpoints({
    endpoints,
  }: {
    endpoints: (given: typeof build) => Record<string, (name: string) => unknown>
  }) {
    const own = Object.entries(endpoints(build)).map(([name, hookOf]) => [name, hookOf(name)] as const)
    const hooks = own.flatMap(([name, hook]) => [
      [`use${named(name)}Query`, hook],
      [`use${named(name)}Mutation`, hook],
      [`useLazy${named(name)}Query`, build.mutation()()],
    ])
    return {
      ...(Object.fromEntries(hooks) as Record<string, unknown>),
      endpoints: Object.fromEntries(own.map(([name, hook]) => [name, { useQueryState: hook }])),
      // Of edits, which nobody makes yet.
      util: {},
    }
  },
}
