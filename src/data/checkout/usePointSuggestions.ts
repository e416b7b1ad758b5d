import { useCallback } from 'react'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import { unlisted, type Search } from '../../domain/suggestions'
import { useLazyDeliveryPointSuggestsQuery } from './deliveryPointsApi'

/** @param listed the points that the search finds without the server */
export function usePointSuggestions(
  type: SaleType,
  listed: (query: string) => readonly { id: Id }[],
): Search {
  const [suggest] = useLazyDeliveryPointSuggestsQuery()
  return useCallback(
    async (query, signal) => {
      const asking = suggest({ type, query }, true)
      signal.addEventListener('abort', () => asking.abort())
      return unlisted(await asking.unwrap(), listed(query))
    },
    [suggest, type, listed],
  )
}
