import { useMemo } from 'react'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { Offer } from './product'
import { catalogueApi } from './catalogueApi'
import { useEach } from './useEach'

/** Known offers of some products. */
export interface KnownOffers {
  /** The offers by id, as far as they have loaded. */
  byId: ReadonlyMap<string, Offer>
  /** The products whose offers are still loading. */
  coming: ReadonlySet<string>
  /** The products whose offers failed to load. */
  failed: ReadonlySet<string>
  /** Retries the failed queries. */
  refetch: () => void
}

/** All offers of some products, once every list has loaded. */
interface OfferLists {
  data: Offer[] | undefined
  /** The offers of the lists that have loaded. */
  known: readonly Offer[]
  error: unknown
  isFetching: boolean
  /** Retries the failed queries. */
  refetch: () => void
}

type Arg = Parameters<typeof catalogueApi.endpoints.offers.initiate>[0]
type Lists = ReturnType<typeof useLists>['answers']

const uniqueIds = (productIds: readonly (Id | null)[] = []) =>
  [...new Set(productIds.map((id) => id && String(id)))].sort()

type Ask = (arg: Arg) => { data?: Offer[] | undefined }

/** Returns the lists that have loaded before React, where a query is a plain function and does not fail. */
function listsSoFar(type: SaleType, productIds: readonly (Id | null)[] | undefined) {
  const ask = catalogueApi.endpoints.offers.useQueryState as unknown as Ask
  return uniqueIds(productIds).map((id) => ({
    id,
    list: ask(id === null ? { type } : { type, productId: id }).data,
  }))
}

/**
 * Loads the offers of some products, one query per product: the list of all products takes megabytes and
 * lacks large products. If a product id is unknown, the list of all products is loaded.
 */
function useLists(type: SaleType, productIds: readonly (Id | null)[] | undefined) {
  const wanted = JSON.stringify(uniqueIds(productIds))
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

export const useOffersOfProducts: typeof useKnownOffers = BEFORE_REACT ? offersSoFar : useKnownOffers

function offersSoFar(type: SaleType, productIds: readonly Id[]): KnownOffers {
  const lists = listsSoFar(type, productIds)
  return {
    byId: new Map(lists.flatMap(({ list }) => list ?? []).map((offer) => [String(offer.offerId), offer])),
    coming: new Set(lists.flatMap(({ id, list }) => (list ? [] : [String(id)]))),
    failed: new Set(),
    refetch: () => undefined,
  }
}

function useKnownOffers(type: SaleType, productIds: readonly Id[]): KnownOffers {
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

/**
 * Returns all offers of these products.
 * @param productIds undefined while the ids are not known
 */
export const useAllOffersOf: typeof useOfferLists = BEFORE_REACT ? listedSoFar : useOfferLists

function listedSoFar(type: SaleType, productIds: readonly (Id | null)[] | undefined): OfferLists {
  const lists = listsSoFar(type, productIds).map(({ list }) => list)
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

function useOfferLists(type: SaleType, productIds: readonly (Id | null)[] | undefined): OfferLists {
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
