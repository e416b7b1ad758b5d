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
import { KINDS, type ListedPage, type MaterialFilter, type MaterialKind, type MaterialPage } from './material'
import { ofKind } from './ofKind'
import { useMaterialsQuery } from './materialsApi'

/**
 * Returns the newest materials of all kinds, because the shop lists one kind per call. If a kind fails, the
 * others are shown together with its error; a kind that this account has no access to is empty.
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

/** A shop may list a material under two kinds; it is shown and counted once. */
const together = (pages: readonly MaterialPage[]): MaterialPage => {
  const listed = pages.flatMap(({ materials }) => materials)
  const each = new Map(listed.map((one) => [`${one.kind}/${one.id}`, one] as const))
  return {
    materials: newestFirst([...each.values()], ({ publishedAt }) => publishedAt),
    total: pages.reduce((sum, { total }) => sum + total, 0) - (listed.length - each.size),
  }
}
