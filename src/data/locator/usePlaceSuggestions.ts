import { useCallback } from 'react'
import type { Id } from '../../domain/Id'
import { unlisted, type Search } from '../../domain/suggestions'
import { useLazyClinicSuggestsQuery, useLazyLocatorSuggestsQuery } from './locatorApi'

type Listed = (query: string) => readonly { id: Id }[]

/** @param listed the opticians that the search finds without the server */
export function useOpticianSuggestions(listed: Listed): Search {
  const [suggest] = useLazyLocatorSuggestsQuery()
  return useSearch(suggest, listed)
}

export function useClinicSuggestions(listed: Listed): Search {
  const [suggest] = useLazyClinicSuggestsQuery()
  return useSearch(suggest, listed)
}

type Suggest = ReturnType<typeof useLazyLocatorSuggestsQuery>[0]

function useSearch(suggest: Suggest, listed: Listed): Search {
  return useCallback(
    async (query, signal) => {
      const asking = suggest(query, true)
      signal.addEventListener('abort', () => asking.abort())
      return unlisted(await asking.unwrap(), listed(query))
    },
    [suggest, listed],
  )
}
