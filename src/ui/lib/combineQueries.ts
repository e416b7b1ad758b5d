import type { QueryState } from '../states/Loaded'

type DataOf<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends QueryState<infer Data> ? Data : never
}

/**
 * Combines several queries into one, for `Loaded`: it has data, by the given names, once all of them have; it
 * has the error of the first that failed, and refetches only those that failed.
 */
export function combineQueries<Queries extends Record<string, QueryState<unknown>>>(
  queries: Queries,
): QueryState<DataOf<Queries>> {
  const all = Object.values(queries)
  const failed = all.filter(({ error }) => error !== undefined)
  const isComplete = all.every(({ data }) => data !== undefined)
  return {
    data: isComplete
      ? (Object.fromEntries(
          Object.entries(queries).map(([name, { data }]) => [name, data]),
        ) as DataOf<Queries>)
      : undefined,
    error: failed[0]?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
