import { useCallback } from 'react'
import { sameId } from '../../domain/Id'
import type { SaleType } from '../../domain/order'
import type { DeliveryPoint } from '../../domain/places'
import type { Search } from '../../domain/suggestions'
import { useLazyDeliveryPointSuggestsQuery } from './deliveryPointsApi'
import { passesSearch } from './pointFilter'

/** What the shop suggests beside the points whose name has the text: those stand in the list already. */
export function usePointSuggestions(type: SaleType, points: readonly DeliveryPoint[]): Search {
  const [suggest] = useLazyDeliveryPointSuggestsQuery()
  return useCallback(
    async (query, signal) => {
      const asking = suggest({ type, query }, true)
      signal.addEventListener('abort', () => asking.abort())
      const isListed = (id: unknown) =>
        points.some((point) => sameId(point.id, id as string | number | null) && passesSearch(point, query))
      return (await asking.unwrap())
        .filter(({ pointId }) => !isListed(pointId))
        .map(({ value, pointId }) => ({ id: String(pointId ?? value), label: value }))
    },
    [suggest, type, points],
  )
}
