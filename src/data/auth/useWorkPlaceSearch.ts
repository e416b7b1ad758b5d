import { useCallback, useState } from 'react'
import type { Id } from '../../domain/Id'
import type { Search } from '../../domain/suggestions'
import { useLazyWorkPlacesQuery } from './authApi'

const MOST = 10

/**
 * Returns the search of work places by name or address, and a function that returns a found id in its
 * original type.
 */
export function useWorkPlaceSearch(): { search: Search; idOf: (value: string) => Id } {
  const [find] = useLazyWorkPlacesQuery()
  const [found] = useState(() => new Map<string, Id>())
  const search: Search = useCallback(
    async (query, signal) => {
      const asking = find({ query }, true)
      signal.addEventListener('abort', () => asking.abort())
      const places = await asking.unwrap()
      for (const { id } of places) found.set(String(id), id)
      return places.slice(0, MOST).map(({ id, name, address }) => ({
        id: String(id),
        label: name,
        ...(address !== '' && { note: address }),
      }))
    },
    [find, found],
  )
  return { search, idOf: (value) => found.get(value) ?? value }
}
