import { useLocation, useSearchParams } from 'react-router-dom'
import type { MaterialKind } from '#data/materials/material'
import { kindOf } from '#data/materials/kindOf'

interface Filter {
  theme: string
  query: string
  page: number
}

/** With the state `tab` the focus stays, because the page is the same. */
const SAME_PLACE = { replace: true, state: { tab: 'filter' } }

const written = ({ theme, query, page }: Filter): Record<string, string> => ({
  ...(theme !== '' && { theme }),
  ...(query !== '' && { query }),
  ...(page > 1 && { page: String(page) }),
})

/** Returns the filters of the list. The URL holds them, so that Back, a reload and a link keep them. */
export function useMaterialFilter() {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const filter: Filter = {
    theme: search.get('theme') ?? '',
    query: search.get('query') ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
  }
  const pathOf = (kind: MaterialKind | undefined, page = 1) => {
    const query = new URLSearchParams(written({ ...filter, page })).toString()
    return `/materials/${kind === undefined ? '' : `${kind}/`}${query === '' ? '' : `?${query}`}`
  }
  return {
    ...filter,
    kind: kindOf(pathname),
    /** Returns the path of a kind, or of one of its pages, with the same filters. */
    pathOf,
    /** Applies a change of the filters and returns to the first page. */
    onFiltered: (change: Partial<Pick<Filter, 'theme' | 'query'>>) =>
      setSearch(written({ ...filter, page: 1, ...change }), SAME_PLACE),
  }
}
