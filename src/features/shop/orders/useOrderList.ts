import { useMemo } from 'react'
import type { Order } from '../../../domain/order'
import { toApiError } from '../../../domain/ApiError'
import type { QueryState } from '../../../ui/Loaded'
import { merged } from './orderSearch'
import { useMonoOrdersQuery, useOrdersQuery } from '../../../data/orders/ordersApi'

/**
 * All orders, newest first. Orders of single lenses have a call of their own and stand among the others: to the
 * customer they are orders. When only they do not load, the rest is shown with a note.
 */
export function useOrderList(): QueryState<Order[]> {
  const orders = useOrdersQuery()
  const mono = useMonoOrdersQuery()
  const monoError = mono.error === undefined ? undefined : toApiError(mono.error)
  // Who may not order single lenses has none.
  const hasNoMono = monoError?.kind === 'forbidden' || monoError?.kind === 'notFound'
  const isSettled = mono.data !== undefined || monoError !== undefined

  const data = useMemo(
    () => (orders.data && isSettled ? merged(orders.data, mono.data ?? []) : undefined),
    [orders.data, mono.data, isSettled],
  )
  return {
    data,
    error: orders.error ?? (hasNoMono ? undefined : monoError),
    isFetching: orders.isFetching || mono.isFetching,
    refetch: () => {
      if (orders.error !== undefined) void orders.refetch()
      if (mono.error !== undefined) void mono.refetch()
    },
  }
}
