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

export const { useLensRangesQuery } = lensRangesApi
