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

/** Where the order goes, and how it is changed. Both ways keep their choice; `way` says which counts. */
export function useDelivery(type: SaleType, options: DeliveryOptions = {}) {
  const [tab, changeTab] = useTabChoice(type)
  const points = useDeliveryPointsQuery(type)
  const saved = useCheckoutAddressesQuery()
  const shown = shownDelivery(tab, { points: points.data, saved: saved.data }, options)

  const { wanted, failure, choose, keep } = useDeliveryWrites(saved, (wish) => {
    if (wish.isRepeated) return
    changeTab(keptBy(wish, tab, shown))
    tellPage(type, wish)
  })
  return {
    ...shown,
    pointId: pointIdOf(tab, points.data, saved.data, options.selected) ?? null,
    // The list that is on its way may have what this one has not.
    isAddressGone: shown.isAddressGone && !saved.isFetching && !saved.isError,
    isGone: shown.isGone && !points.isFetching && !points.isError,
    type,
    points,
    saved,
    isKnown: saved.data !== undefined || saved.isError,
    /** Until then `way` is a guess: nothing is shown as chosen. */
    isWayKnown: !options.isServersWay || tab.way !== undefined || !saved.isLoading,
    /** The other way with what was chosen there. */
    onWay: (next: DeliveryType) => {
      changeTab({ way: next })
      const wish = wishOfWay(next, tab, shown, saved.data)
      if (wish) void choose(wish)
    },
    /** A choice is on its way to the server. */
    isChoosing: wanted !== undefined,
    pendingPointId: wanted?.way === 'point' ? wanted.point.id : undefined,
    pendingAddressId: wanted?.way === 'courier' ? wanted.addressId : undefined,
    failure,
    choosePoint: (chosen: DeliveryPoint) => choose({ way: 'point', point: chosenOf(chosen) }),
    chooseAddress: (id: Id) => choose({ way: 'courier', addressId: id }),
    /** Says to the server alone what was chosen before. */
    repeat: (wish: DeliveryWish) => choose({ ...wish, isRepeated: true }),
    /** A new address is chosen with its saving. */
    onAddressSaved: (id: Id) => keep({ way: 'courier', addressId: id }),
    /** In another city the point of the earlier one cannot be meant. */
    letGoOfPoint: () => changeTab({ point: null }),
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

/** Tells the server each choice, one after the other; what it takes, or has taken after all, is kept. */
function useDeliveryWrites(saved: SavedPlaces, onKept: (wish: DeliveryWish) => void) {
  const [savePoint] = useChooseCheckoutPointMutation()
  const [setAddress] = useChooseCheckoutAddressMutation()
  const [failure, setFailure] = useState<Failure>()
  /** The same for whoever waits for the choice. */
  const failed = useRef<Failure>(undefined)
  const fail = (found: Failure | undefined) => {
    failed.current = found
    setFailure(found)
  }
  const keep = (wish: DeliveryWish) => {
    fail(undefined)
    onKept(wish)
  }
  /** Without a session a point stays in this tab; the server may know the customer by a cookie alone. */
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
    // The server knows whether it was done after all, and whether the place is still there.
    const now = freshData(await saved.refetch())
    if (isDoubtful(error) && sameId(wish.way === 'point' ? now?.pointId : now?.addressId, idOf(wish)))
      keep(wish)
  })
  const failureOf = (wish: DeliveryWish): unknown =>
    sameId(failed.current?.id, idOf(wish)) ? failed.current?.error : undefined
  /** Gives the error, if it was refused. */
  const choose = async (wish: DeliveryWish): Promise<unknown> => {
    // What is shown stays until it is known better: a button must not move between two clicks.
    failed.current = undefined
    await ask(wish)
    return failureOf(wish)
  }
  return { wanted, failure, choose, keep }
}
