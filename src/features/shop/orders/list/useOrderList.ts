import { useMemo } from 'react'
import type { Order } from '#data/orders/order'
import type { QueryState } from '#ui/states/Loaded'
import { merged } from './orderSearch'
import { useMonoOrdersQuery, useOrdersQuery } from '#data/orders/ordersApi'

/**
 * Returns all orders, newest first. Orders of single lenses have a call of their own; the customer sees them
 * among the others. If only they fail to load, the rest is shown with a note.
 */
export function useOrderList(): QueryState<Order[]> {
  const orders = useOrdersQuery()
  const mono = useMonoOrdersQuery()
  const isSettled = mono.data !== undefined || mono.error !== undefined

  const data = useMemo(
    () => (orders.data && isSettled ? merged(orders.data, mono.data ?? []) : undefined),
    [orders.data, mono.data, isSettled],
  )
  return {
    data,
    error: orders.error ?? mono.error,
    isFetching: orders.isFetching || mono.isFetching,
    refetch: () => {
      if (orders.error !== undefined) void orders.refetch()
      if (mono.error !== undefined) void mono.refetch()
    },
  }
}
