import { useMemo } from 'react'
import type { Order } from '#data/orders/order'
import {
  deniedAs,
  failedIfEmpty,
  mapData,
  remoteData,
  withFailuresOf,
  type RemoteData,
} from '#domain/remoteData'
import { merged } from './orderSearch'
import { useMonoOrdersQuery, useOrdersQuery } from '#data/orders/ordersApi'

const NONE: Order[] = []

/**
 * Returns all orders, newest first. Orders of single lenses have a request of their own, and are shown among
 * the others. If only that request fails, the rest is shown with a note. The list counts as empty only if
 * both responses are empty.
 */
export function useOrderList(): RemoteData<Order[]> {
  const ofPacks = useOrdersQuery()
  const single = useMonoOrdersQuery()
  const all = useMemo(() => ofPacks.data && merged(ofPacks.data, single.data), [ofPacks.data, single.data])
  const orders = mapData(remoteData(ofPacks), (some) => all ?? some)
  return failedIfEmpty(
    withFailuresOf(orders, deniedAs(remoteData(single), NONE)),
    (list) => list.length === 0,
  )
}
