import { useEffect, useMemo } from 'react'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../../domain/order'
import type { Offer } from '../../domain/product'
import { catalogueApi } from './catalogueApi'

type State = Parameters<ReturnType<typeof catalogueApi.endpoints.offers.select>>[0]

/** Those of some products. */
export interface KnownOffers {
  /** By their id, as far as they have come; what fails is only missing. */
  byId: ReadonlyMap<string, Offer>
  /** The products whose offers are still on their way. */
  coming: ReadonlySet<string>
}

export function useOffersOfProducts(type: SaleType, productIds: readonly Id[]): KnownOffers {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  const wanted = [...new Set(productIds.map(String))].sort().join()
  const args = useMemo(
    () => (wanted === '' ? [] : wanted.split(',').map((productId) => ({ type, productId }))),
    [type, wanted],
  )

  useEffect(() => {
    const asked = args.map((arg) => dispatch(catalogueApi.endpoints.offers.initiate(arg)))
    return () => asked.forEach((query) => query.unsubscribe())
  }, [dispatch, args])

  // The cache gives the same list as long as it has not changed; null for one that does not come.
  const lists = useSelector<State, (readonly Offer[] | null | undefined)[]>(
    (state) =>
      args.map((arg) => {
        const { data, isError } = catalogueApi.endpoints.offers.select(arg)(state)
        return data ?? (isError ? null : undefined)
      }),
    (one, other) => one.length === other.length && one.every((list, index) => list === other[index]),
  )
  return useMemo(
    () => ({
      byId: new Map(lists.flatMap((list) => list ?? []).map((offer) => [String(offer.offerId), offer])),
      coming: new Set(
        args.flatMap(({ productId }, place) => (lists[place] === undefined ? [productId] : [])),
      ),
    }),
    [lists, args],
  )
}
