import { api } from '../../api/api'
import type { Id } from '../../domain/Id'
import type { ProductRange } from './catalogue'
import { catalogueApi } from './catalogueApi'

/** Values in which products are made, by their id; what could not be read is missing. */
export type Ranges = Partial<Record<string, ProductRange>>

const lensRangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ranges of several products, each asked for by itself. */
    lensRanges: build.query<Ranges, readonly Id[]>({
      queryFn: async (ids, { dispatch }) => {
        const reads = await Promise.all(
          ids.map(async (id) => {
            const ask = catalogueApi.endpoints.lensRange.initiate(id, { subscribe: false })
            const { data } = await dispatch(ask)
            return data && ([String(id), data] as const)
          }),
        )
        return { data: Object.fromEntries(reads.filter((read) => read !== undefined)) }
      },
    }),
  }),
})

const { useLensRangesQuery } = lensRangesApi

const NONE: Ranges = {}

/** What these products are made in, asked for where there are any; undefined while it is on its way. */
export function useLensRanges(ids: readonly Id[]) {
  const isAsked = ids.length > 0
  const { data, refetch } = useLensRangesQuery(ids, { skip: !isAsked })
  return { ranges: isAsked ? data : NONE, retry: () => void (isAsked && refetch()) }
}
