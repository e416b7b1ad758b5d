import { isDenied } from '../../domain/ApiError'
import { newestFirst } from '../../domain/dates/newestFirst'
import {
  deniedAs,
  failedIfEmpty,
  mapData,
  partsData,
  remoteData,
  type QueryResult,
  type RemoteData,
} from '../../domain/remoteData'
import {
  KINDS,
  type ListedPage,
  type Material,
  type MaterialFilter,
  type MaterialKind,
  type MaterialPage,
} from './material'
import { ofKind } from './ofKind'
import { useMaterialsQuery } from './materialsApi'

/**
 * The newest of all kinds together, for the shop lists one kind at a time. A kind that fails leaves the rest, with its
 * failure beside it; one that this account may not have holds nothing for it.
 */
export function useAllMaterials(filter: Omit<MaterialFilter, 'kind'>): RemoteData<MaterialPage> {
  const every: Record<MaterialKind, QueryResult<ListedPage>> = {
    articles: useMaterialsQuery({ ...filter, kind: 'articles' }),
    events: useMaterialsQuery({ ...filter, kind: 'events' }),
    videos: useMaterialsQuery({ ...filter, kind: 'videos' }),
    training: useMaterialsQuery({ ...filter, kind: 'training' }),
    news: useMaterialsQuery({ ...filter, kind: 'news' }),
    products: useMaterialsQuery({ ...filter, kind: 'products' }),
  }
  const reads = KINDS.map((kind) => mapData(remoteData(every[kind]), ofKind(kind)))
  const isClosed = reads.every((read) => read.state === 'failed' && isDenied(read.error))
  const parts = isClosed ? reads : reads.map((read) => deniedAs(read, NOTHING))
  return failedIfEmpty(mapData(partsData(parts), together), ({ total }) => total === 0)
}

const NOTHING: MaterialPage = { materials: [], total: 0 }

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
