import { useRef, useState } from 'react'
import {
  useCheckoutAddressesQuery,
  useChooseCheckoutAddressMutation,
  useChooseCheckoutPointMutation,
} from '#data/checkout/checkoutApi'
import type { DeliveryType } from '#data/checkout/checkout'
import { useDeliveryPointsQuery } from '#data/checkout/deliveryPointsApi'
import { isDoubtful, toApiError } from '#domain/ApiError'
import { sameId, type Id } from '#domain/Id'
import type { SaleType } from '#data/orders/order'
import type { DeliveryPoint } from '#data/places/places'
import { token } from '#host/page/config'
import { emit } from '#host/events'
import { useTabChoice, type ChosenPoint } from './tabChoice'
import { useLatest } from './useLatest'

type Wish = { way: 'point'; point: ChosenPoint } | { way: 'courier'; addressId: Id }

interface DeliveryOptions {
  /** The code of the point that the page proposes. */
  selected?: string | undefined
  /** Begins with the way that the server knows; else with the points. */
  isServersWay?: boolean
}

interface Failure {
  id: Id
  error: unknown
}

export type Delivery = ReturnType<typeof useDelivery>

const idOf = (wish: Wish): Id => (wish.way === 'point' ? wish.point.id : wish.addressId)

const chosenOf = ({ id, code, type, name }: DeliveryPoint): ChosenPoint => ({
  id,
  code,
  pointType: type,
  name,
})

/**
 * Where the order goes: by which way, to which point, to which address. First counts what was chosen in this tab, then
 * what the server knows, then what the page proposes (contract 17.1). Both ways keep their choice; `way` says which
 * counts.
 */
export function useDelivery(type: SaleType, { selected, isServersWay = false }: DeliveryOptions = {}) {
  const [tab, changeTab] = useTabChoice(type)
  const points = useDeliveryPointsQuery(type)
  const saved = useCheckoutAddressesQuery()
  const [savePoint] = useChooseCheckoutPointMutation()
  const [setAddress] = useChooseCheckoutAddressMutation()
  const [failure, setFailure] = useState<Failure>()
  /** The same for whoever waits for the choice. */
  const failed = useRef<Failure>(undefined)
  const fail = (found: Failure | undefined) => {
    failed.current = found
    setFailure(found)
  }

  const isKnown = saved.data !== undefined || saved.isError
  const proposed = selected === undefined ? undefined : points.data?.find(({ code }) => code === selected)
  const pointId = tab.point === undefined ? (saved.data?.pointId ?? proposed?.id ?? null) : tab.point?.id
  const point = points.data?.find(({ id }) => sameId(id, pointId))
  const chosenAddress = tab.addressId === undefined ? (saved.data?.addressId ?? null) : tab.addressId
  // One that has been deleted meanwhile, as in another tab, can no longer be meant.
  const isAddressGone =
    chosenAddress !== null && saved.data?.addresses.every(({ id }) => !sameId(id, chosenAddress)) === true
  const addressId = isAddressGone ? null : chosenAddress
  const way: DeliveryType =
    tab.way ?? (isServersWay && saved.data?.addressId != null && pointId == null ? 'courier' : 'point')

  const keep = (wish: Wish) => {
    fail(undefined)
    if (wish.way === 'point') {
      // The server keeps one choice: that of the other way is kept here.
      changeTab({
        way: 'point',
        point: wish.point,
        ...(tab.addressId === undefined && addressId !== null && { addressId }),
      })
      const { id, code, pointType } = wish.point
      emit('delivery-point-selected', { type, id, code, pointType })
    } else {
      changeTab({
        way: 'courier',
        addressId: wish.addressId,
        ...(tab.point === undefined && point && { point: chosenOf(point) }),
      })
      emit('delivery-address-selected', { type, id: wish.addressId })
    }
  }
  /** Without a session a point stays in this tab; the server may know the customer by a cookie alone. */
  const staysHere = (wish: Wish) => wish.way === 'point' && token() === undefined && saved.data === undefined

  const { wanted, ask } = useLatest(async (wish: Wish) => {
    if (staysHere(wish)) {
      keep(wish)
      return
    }
    const { error } = await (wish.way === 'point'
      ? savePoint(wish.point.id)
      : setAddress({ type: 'courier', id: wish.addressId }))
    if (error === undefined) {
      keep(wish)
      return
    }
    fail({ id: idOf(wish), error })
    if (!isDoubtful(error) && toApiError(error).kind !== 'notFound') return
    // The server knows whether it was done after all, and whether the place is still there.
    const { data } = await saved.refetch()
    if (isDoubtful(error) && sameId(wish.way === 'point' ? data?.pointId : data?.addressId, idOf(wish)))
      keep(wish)
  })
  const failureOf = (wish: Wish): unknown =>
    sameId(failed.current?.id, idOf(wish)) ? failed.current?.error : undefined
  /** Gives the error, if it was refused. */
  const choose = async (wish: Wish): Promise<unknown> => {
    // What is shown stays until it is known better: a button must not move between two clicks.
    failed.current = undefined
    await ask(wish)
    return failureOf(wish)
  }
  /** The other way with what was chosen there: the server is told, because only one of both counts. */
  const onWay = (next: DeliveryType) => {
    changeTab({ way: next })
    if (next === 'point' && point && !sameId(saved.data?.pointId, point.id) && tab.point)
      void choose({ way: 'point', point: tab.point })
    if (
      next === 'courier' &&
      addressId !== null &&
      tab.addressId &&
      !sameId(saved.data?.addressId, addressId)
    )
      void choose({ way: 'courier', addressId })
  }
  return {
    type,
    way,
    onWay,
    points,
    saved,
    isKnown,
    /** Of the list; undefined while nothing is chosen, or where the list no longer has it. */
    point,
    /** Was chosen, but is not in the list. */
    isGone: pointId != null && points.data !== undefined && point === undefined,
    addressId,
    isAddressGone,
    /** A choice is on its way to the server. */
    isChoosing: wanted !== undefined,
    pendingPointId: wanted?.way === 'point' ? wanted.point.id : undefined,
    pendingAddressId: wanted?.way === 'courier' ? wanted.addressId : undefined,
    failure,
    choosePoint: (chosen: DeliveryPoint) => choose({ way: 'point', point: chosenOf(chosen) }),
    chooseAddress: (id: Id) => choose({ way: 'courier', addressId: id }),
    /** A new address is chosen with its saving. */
    onAddressSaved: (id: Id) => keep({ way: 'courier', addressId: id }),
    /** In another city the point of the earlier one cannot be meant. */
    letGoOfPoint: () => changeTab({ point: null }),
  }
}
