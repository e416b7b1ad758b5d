import { useEffect, useMemo } from 'react'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../../domain/order'
import type { Offer } from '../../domain/product'
import { catalogueApi } from './catalogueApi'

type State = Parameters<ReturnType<typeof catalogueApi.endpoints.offers.select>>[0]

/** The offers of some products by their id, as far as they have come; what fails is only missing. */
export function useOffersOfProducts(type: SaleType, productIds: readonly Id[]): Map<string, Offer> {
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

  // The cache gives the same list as long as it has not changed.
  const lists = useSelector<State, (readonly Offer[] | undefined)[]>(
    (state) => args.map((arg) => catalogueApi.endpoints.offers.select(arg)(state).data),
    (one, other) => one.length === other.length && one.every((list, index) => list === other[index]),
  )
  return useMemo(
    () => new Map(lists.flatMap((list) => list ?? []).map((offer) => [String(offer.offerId), offer])),
    [lists],
  )
}
