import { newestFirst } from '../../domain/dates/newestFirst'
import type { Material, MaterialFilter, MaterialKind, MaterialPage } from './material'
import { useMaterialsQuery } from './materialsApi'

interface Listed {
  data?: MaterialPage | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}
type Every = Record<MaterialKind, Listed>

/**
 * The newest of all kinds together, for the shop lists one kind at a time. A kind that fails leaves the rest: the
 * failure is told once all have failed, or beside what there is.
 */
export function useAllMaterials(filter: Omit<MaterialFilter, 'kind'>) {
  const every: Every = {
    articles: useMaterialsQuery({ ...filter, kind: 'articles' }),
    events: useMaterialsQuery({ ...filter, kind: 'events' }),
    videos: useMaterialsQuery({ ...filter, kind: 'videos' }),
    training: useMaterialsQuery({ ...filter, kind: 'training' }),
    news: useMaterialsQuery({ ...filter, kind: 'news' }),
    products: useMaterialsQuery({ ...filter, kind: 'products' }),
  }
  const queries = Object.values(every)
  const failed = queries.filter(({ error }) => error !== undefined)
  const isSettled = queries.every(({ data, error }) => data !== undefined || error !== undefined)
  const pages = queries.flatMap(({ data }) => data ?? [])
  return {
    data: isSettled && pages.length > 0 ? together(pages) : undefined,
    error: failed[0]?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

const together = (pages: readonly MaterialPage[]): MaterialPage => ({
  materials: newestFirst(each(pages), ({ publishedAt }) => publishedAt),
  total: pages.reduce((sum, { total }) => sum + total, 0),
})

/** Each material once: a shop may name it under two kinds. */
const each = (pages: readonly MaterialPage[]): Material[] => [
  ...new Map(
    pages.flatMap(({ materials }) => materials.map((one) => [`${one.kind}/${one.id}`, one] as const)),
  ).values(),
]
