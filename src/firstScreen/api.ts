import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { CallArgs } from '../api/baseQuery'
import { requestUrl } from '../api/request'

/* The queries of components that are drawn once: they have what has been answered by then, and ask for nothing. */

interface Endpoint {
  query: (arg: unknown) => CallArgs
  responseSchema: StandardSchemaV1
}

/** The data of answers, by their addresses. */
export const answers = new Map<string, unknown>()

const known = new Map<string, unknown>()
const wanted = new Set<string>()

/** The addresses of what components have asked for and is not there. */
export const missing = (): string[] => [...wanted].filter((url) => !answers.has(url))

function dataOf({ query, responseSchema }: Endpoint, arg: unknown): unknown {
  const url = requestUrl(query(arg))
  wanted.add(url)
  if (answers.has(url) && !known.has(url)) {
    const read = responseSchema['~standard'].validate(answers.get(url))
    known.set(url, 'value' in read ? read.value : undefined)
  }
  return known.get(url)
}

const named = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())

const nothing = () => undefined

const build = {
  query: (endpoint: Endpoint) => (arg: unknown) => ({
    data: dataOf(endpoint, arg),
    isFetching: false,
    refetch: nothing,
  }),
  mutation: () => () => [nothing, {}],
}

export const api = {
  injectEndpoints({ endpoints }: { endpoints: (given: typeof build) => Record<string, unknown> }) {
    const own = Object.entries(endpoints(build))
    const hooks = own.flatMap(([name, hook]) => [
      [`use${named(name)}Query`, hook],
      [`use${named(name)}Mutation`, hook],
      [`useLazy${named(name)}Query`, build.mutation()],
    ])
    return {
      ...(Object.fromEntries(hooks) as Record<string, unknown>),
      endpoints: Object.fromEntries(own.map(([name, hook]) => [name, { useQueryState: hook }])),
      // Of edits, which nobody makes yet.
      util: {},
    }
  },
}
