import { useCallback } from 'react'
import type { Search } from '../../domain/suggestions'
import { useLazyCitySuggestsQuery } from './cityApi'

/** Returns the search of a `CityField`; repeated queries are answered from the cache. */
export function useCitySearch(): Search {
  const [suggest] = useLazyCitySuggestsQuery()
  return useCallback(
    async (query, signal) => {
      const asking = suggest(query, true)
      signal.addEventListener('abort', () => asking.abort())
      const cities = await asking.unwrap()
      return cities.map(({ fiasId, name, region }) => ({
        id: fiasId,
        label: name,
        // A note that repeats the name, as in 'Москва, Москва', tells nothing.
        ...(region !== '' && region !== name && { note: region }),
      }))
    },
    [suggest],
  )
}
