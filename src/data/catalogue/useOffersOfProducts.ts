import { useMemo } from 'react'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { Offer } from './product'
import { catalogueApi } from './catalogueApi'
import { useEach } from './useEach'

/** Known offers of some products. */
export interface KnownOffers {
  /** By their id, as far as they have come. */
  byId: ReadonlyMap<string, Offer>
  /** The products whose offers are still on their way. */
  coming: ReadonlySet<string>
  /** The products whose offers could not be read: nothing is known of them. */
  failed: ReadonlySet<string>
  /** Asks again for what has failed. */
  refetch: () => void
}

/** All offers of some products, once every list has come. */
interface OfferLists {
  data: Offer[] | undefined
  /** Those of the lists that have come. */
  known: readonly Offer[]
  error: unknown
  isFetching: boolean
  /** Asks again for what has failed. */
  refetch: () => void
}

type Arg = Parameters<typeof catalogueApi.endpoints.offers.initiate>[0]
type Lists = ReturnType<typeof useLists>['answers']

/**
 * The lists of some products, each asked for by itself: that of all products together takes megabytes, and large ones
 * are missing from it. Where it is not known of which product something is, all are asked for.
 */
function useLists(type: SaleType, productIds: readonly (Id | null)[] | undefined) {
  const wanted = JSON.stringify([...new Set((productIds ?? []).map((id) => id && String(id)))].sort())
  const args = useMemo(
    () =>
      (JSON.parse(wanted) as (string | null)[]).map((productId): Arg =>
        productId === null ? { type } : { type, productId },
      ),
    [type, wanted],
  )
  return { args, ...useEach(catalogueApi.endpoints.offers, args) }
}

const byIdIn = (lists: Lists): Map<string, Offer> =>
  new Map(
    lists.flatMap(({ data }) => (data ? data.map((offer) => [String(offer.offerId), offer] as const) : [])),
  )

export function useOffersOfProducts(type: SaleType, productIds: readonly Id[]): KnownOffers {
  const { args, answers: lists, refetch } = useLists(type, productIds)
  return useMemo(() => {
    const productsOf = (isMeant: (list: Lists[number] | undefined) => boolean) =>
      new Set(args.flatMap(({ productId }, place) => (isMeant(lists[place]) ? [String(productId)] : [])))
    return {
      byId: byIdIn(lists),
      coming: productsOf((list) => list?.data === undefined && !list?.isError),
      failed: productsOf((list) => list?.data === undefined && list?.isError === true),
      refetch,
    }
  }, [lists, args, refetch])
}

/** @param productIds undefined while it is not known yet which */
export function useAllOffersOf(type: SaleType, productIds: readonly (Id | null)[] | undefined): OfferLists {
  const { answers: lists, refetch } = useLists(type, productIds)
  const isKnown = productIds !== undefined
  // If all lists are requested, the offers of one product come twice.
  const known = useMemo(() => [...byIdIn(lists).values()], [lists])
  return {
    data: isKnown && lists.every(({ data }) => data !== undefined) ? known : undefined,
    known,
    error: lists.find(({ isError }) => isError)?.error,
    isFetching: lists.some(({ isLoading }) => isLoading),
    refetch,
  }
}
