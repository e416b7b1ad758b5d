import { useFittingHistoryQuery, useVisitsQuery } from '#data/fittings/fittingsApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { candidates, type Candidate } from '#data/reviews/candidate'
import { useReviewsQuery } from '#data/reviews/reviewsApi'
import type { QueryState } from '#ui/states/Loaded'

/** Returns the visits, selections and bought products that have no review yet. */
export function useReviewables(): QueryState<Candidate[]> {
  const visits = useVisitsQuery()
  const fittings = useFittingHistoryQuery()
  const orders = useOrdersQuery()
  const reviews = useReviewsQuery()
  const all = [visits, fittings, orders, reviews]
  const failed = all.filter(({ error }) => error !== undefined)
  return {
    data:
      visits.data && fittings.data && orders.data && reviews.data
        ? candidates({
            visits: visits.data,
            fittings: fittings.data,
            orders: orders.data,
            reviews: reviews.data,
          })
        : undefined,
    error: failed[0]?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
