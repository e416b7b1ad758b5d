import { useCallback } from 'react'
import type { Id } from '../../domain/Id'
import type { Search } from '../../domain/suggestions'
import { useLazyWorkPlacesQuery } from './authApi'

const MOST = 10

/**
 * Returns the search of work places by name or address. The ids of suggestions are texts that keep the type of
 * the work place's id, because a draft may hold one after the search is gone.
 */
export function useWorkPlaceSearch(): Search {
  const [find] = useLazyWorkPlacesQuery()
  return useCallback(
    async (query, signal) => {
      const asking = find({ query }, true)
      signal.addEventListener('abort', () => asking.abort())
      const places = await asking.unwrap()
      return places.slice(0, MOST).map(({ id, name, address }) => ({
        id: JSON.stringify(id),
        label: name,
        ...(address !== '' && { note: address }),
      }))
    },
    [find],
  )
}

/** Returns the id of the work place that was suggested. */
export function workPlaceIdOf(suggested: string | null): Id {
  try {
    return JSON.parse(suggested ?? '') as Id
  } catch {
    // A draft of an earlier version holds the bare id.
    return suggested ?? ''
  }
}
