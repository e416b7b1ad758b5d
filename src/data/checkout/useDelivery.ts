import { useRef, useState } from 'react'
import {
  useCheckoutAddressesQuery,
  useChooseCheckoutAddressMutation,
  useChooseCheckoutPointMutation,
} from './checkoutApi'
import type { CheckoutAddresses, DeliveryType } from './checkout'
import { useDeliveryPointsQuery } from './deliveryPointsApi'
import { freshData } from '../../domain/freshData'
import { isDoubtful, toApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { DeliveryPoint } from '../places/places'
import { token } from '../../host/page/config'
import { emit } from '../../host/events'
import {
  chosenOf,
  idOf,
  keptBy,
  pointIdOf,
  shownDelivery,
  wishOfWay,
  type DeliveryOptions,
  type DeliveryWish,
} from './shownDelivery'
import { useTabChoice } from './tabChoice'
import { useLatest } from './useLatest'

interface Failure {
  id: Id
  error: unknown
}

interface SavedPlaces {
  data?: CheckoutAddresses | undefined
  refetch: () => PromiseLike<{ data?: CheckoutAddresses | undefined; isSuccess: boolean }>
}

export type Delivery = ReturnType<typeof useDelivery>

/** Holds the delivery choices and their setters. Both ways keep their choice; `way` is the current one. */
export function useDelivery(type: SaleType, options: DeliveryOptions = {}) {
  const [tab, changeTab] = useTabChoice(type)
  const listed = useDeliveryPointsQuery(type)
  const saved = useCheckoutAddressesQuery()
  const shown = shownDelivery(tab, { points: listed.data, saved: saved.data }, options)

  const { wanted, failure, choose, keep } = useDeliveryWrites(saved, (wish) => {
    if (wish.isRepeated) return
    changeTab((now) => keptBy(wish, now, shown))
    tellPage(type, wish)
  })
  const showWay = (way: DeliveryType) => changeTab(() => ({ way }))
  const chooseIn = (wish: DeliveryWish) => {
    showWay(wish.way)
    return choose(wish)
  }
  return {
    ...shown,
    pointId: pointIdOf(tab, listed.data, saved.data, options.selected) ?? null,
    // A list that is still loading may have the place that this one lacks.
    lostAddress: saved.isFetching || saved.isError ? undefined : shown.lostAddress,
    lostPoint: listed.isFetching || listed.isError ? undefined : shown.lostPoint,
    type,
    points: { ...listed, data: listed.data?.points, currentData: listed.currentData?.points },
    saved,
    isKnown: saved.data !== undefined || saved.isError,
    /** While false, `way` is a guess and nothing is shown as chosen. */
    isWayKnown: !options.isServersWay || tab.way !== undefined || !saved.isLoading,
    /** Switches to the other way and to the choice made there. */
    onWay: (next: DeliveryType) => {
      showWay(next)
      const wish = wishOfWay(next, tab, shown, saved.data)
      if (wish) void choose(wish)
    },
    /** True while a choice is being sent to the server. */
    isChoosing: wanted !== undefined,
    pendingPointId: wanted?.way === 'point' ? wanted.point.id : undefined,
    pendingAddressId: wanted?.way === 'courier' ? wanted.addressId : undefined,
    failure,
    choosePoint: (chosen: DeliveryPoint) => chooseIn({ way: 'point', point: chosenOf(chosen) }),
    chooseAddress: (id: Id) => chooseIn({ way: 'courier', addressId: id }),
    /** Sends an earlier choice to the server, without changing the tab's choice. */
    repeat: (wish: DeliveryWish) => choose({ ...wish, isRepeated: true }),
    /** Saving a new address selects it. */
    onAddressSaved: (id: Id) => {
      showWay('courier')
      keep({ way: 'courier', addressId: id })
    },
    /** Resets the point, because it belongs to the city chosen before. */
    letGoOfPoint: () => changeTab(() => ({ point: null })),
  }
}

function tellPage(type: SaleType, wish: DeliveryWish): void {
  if (wish.way === 'courier') {
    emit('delivery-address-selected', { type, id: wish.addressId })
    return
  }
  const { id, code, pointType } = wish.point
  emit('delivery-point-selected', { type, id, code, pointType })
}

/**
 * Sends the choices to the server one after another; those that the server has accepted, even after a failed
 * call, are kept.
 */
function useDeliveryWrites(saved: SavedPlaces, onKept: (wish: DeliveryWish) => void) {
  const [savePoint] = useChooseCheckoutPointMutation()
  const [setAddress] = useChooseCheckoutAddressMutation()
  const [failure, setFailure] = useState<Failure>()
  /** The same value for callers that await the choice. */
  const failed = useRef<Failure>(undefined)
  const fail = (found: Failure | undefined) => {
    failed.current = found
    setFailure(found)
  }
  const keep = (wish: DeliveryWish) => {
    fail(undefined)
    onKept(wish)
  }
  /** Without a session a point is kept only in this tab; the server may know the customer by a cookie. */
  const staysHere = (wish: DeliveryWish) =>
    wish.way === 'point' && token() === undefined && saved.data === undefined

  const { wanted, ask } = useLatest(async (wish: DeliveryWish) => {
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
    // The refetched list tells whether the call was done after all, and whether the place still exists.
    const now = freshData(await saved.refetch())
    if (isDoubtful(error) && sameId(wish.way === 'point' ? now?.pointId : now?.addressId, idOf(wish)))
      keep(wish)
  })
  const failureOf = (wish: DeliveryWish): unknown =>
    sameId(failed.current?.id, idOf(wish)) ? failed.current?.error : undefined
  /** Resolves to the error if the server refused the choice. */
  const choose = async (wish: DeliveryWish): Promise<unknown> => {
    // The shown choice stays until there is a newer one: a button must not move between two clicks.
    failed.current = undefined
    await ask(wish)
    return failureOf(wish)
  }
  return { wanted, failure, choose, keep }
}
