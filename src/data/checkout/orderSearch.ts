import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Order, SaleType } from '../orders/order'
import { activeOrdersApi } from '../orders/activeOrdersApi'
import { ordersApi } from '../orders/ordersApi'

/**
 * Returns a function that loads the customer's orders of one kind, bypassing the cache; it rejects when they
 * cannot be read.
 */
export function useReadOrders(type: SaleType): () => Promise<Order[]> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const fresh = { forceRefetch: true, subscribe: false } as const
  return async () => {
    if (type === 'mono') return dispatch(ordersApi.endpoints.monoOrders.initiate(undefined, fresh)).unwrap()
    const all = await dispatch(activeOrdersApi.endpoints.activeOrders.initiate(undefined, fresh)).unwrap()
    // Single lenses may be ordered in another tab at the same time.
    return all.filter(({ saleType }) => saleType !== 'mono')
  }
}

/**
 * Seconds after a request without an answer at which its order is searched for: three times in half a minute
 * (contract 16.5).
 */
export const SEARCHES = [2, 12, 30] as const
