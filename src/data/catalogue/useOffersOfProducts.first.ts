import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { Offer } from './product'
import { catalogueApi } from './catalogueApi'
import type { KnownOffers } from './useOffersOfProducts'

type Ask = (arg: { type: SaleType; productId?: string }) => { data?: Offer[] | undefined }

/**
 * Replaces the hooks before React has loaded: it uses the answers so far, and queries are plain functions.
 */
function listsOf(type: SaleType, productIds: readonly (Id | null)[]) {
  const ask = catalogueApi.endpoints.offers.useQueryState as unknown as Ask
  const ids = [...new Set(productIds.map((id) => (id === null ? null : String(id))))].sort()
  return ids.map((id) => ({ id, list: ask(id === null ? { type } : { type, productId: id }).data }))
}

export function useOffersOfProducts(type: SaleType, productIds: readonly Id[]): KnownOffers {
  const lists = listsOf(type, productIds)
  const known = lists.flatMap(({ list }) => list ?? [])
  return {
    byId: new Map(known.map((offer) => [String(offer.offerId), offer])),
    coming: new Set(lists.flatMap(({ id, list }) => (list ? [] : [String(id)]))),
    // React handles failures.
    failed: new Set(),
    refetch: () => undefined,
  }
}

export function useAllOffersOf(type: SaleType, productIds: readonly (Id | null)[] | undefined) {
  const lists = listsOf(type, productIds ?? []).map(({ list }) => list)
  const known = lists.flatMap((list) => list ?? [])
  const isComplete = productIds !== undefined && !lists.includes(undefined)
  return {
    data: isComplete ? known : undefined,
    known,
    error: undefined,
    isFetching: false,
    refetch: () => undefined,
  }
}
