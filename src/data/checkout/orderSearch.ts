import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Order, SaleType } from '../orders/order'
import { activeOrdersApi } from '../orders/activeOrdersApi'
import { ordersApi } from '../orders/ordersApi'

/** Fetches the customer's orders of one kind, never from the cache; rejects when they cannot be read. */
export function useReadOrders(type: SaleType): () => Promise<Order[]> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const fresh = { forceRefetch: true, subscribe: false } as const
  return async () => {
    if (type === 'mono') return dispatch(ordersApi.endpoints.monoOrders.initiate(undefined, fresh)).unwrap()
    const all = await dispatch(activeOrdersApi.endpoints.activeOrders.initiate(undefined, fresh)).unwrap()
    // Single lenses may be ordered in another tab meanwhile.
    return all.filter(({ saleType }) => saleType !== 'mono')
  }
}

/** Seconds after an order without an answer at which it is looked for: thrice in half a minute (contract 16.5). */
export const SEARCHES = [2, 12, 30] as const
