import type { BasketChange } from '../basket/changes'
import type { DeliveryDay } from './checkout'
import { useDeliveryDatesQuery, useDeliveryServicesQuery } from './checkoutApi'
import { deliveryPrice, intervalInWords, paymentsAt, priceText } from './deliveryPrice'
import type { Interval } from './terms'
import { formatDay } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import type { SaleType } from '../orders/order'
import type { DeliveryPoint } from '../places/places'
import { chosenOf } from './shownDelivery'
import { useDelivery, type Delivery } from './useDelivery'

const priceInWords = (price: Money | null): string => priceText(price) || 'цена неизвестна'

/** A place to deliver to. */
export type Place = { way: 'courier'; addressId: Id } | { way: 'point'; point: DeliveryPoint }

interface DestinationOptions {
  /** A subscription is delivered only by courier. */
  isSubscription?: boolean
  /** Returns a place that is chosen only on the screen: the server gets it with the order. */
  placeOf?: (delivery: Delivery) => Place | undefined
}

type Shown = Pick<Delivery, 'way' | 'addressId' | 'point'>

const shownPlace = (delivery: Delivery, chosen: Place | undefined, isSubscription: boolean): Shown =>
  chosen
    ? { addressId: null, point: undefined, ...chosen }
    : { ...delivery, way: isSubscription ? 'courier' : delivery.way }

const isPlaceComing = ({ isKnown, points, saved }: Delivery, { way }: Shown): boolean =>
  !isKnown ||
  (way === 'point'
    ? points.data === undefined && points.error === undefined
    : // An address that has just been saved comes with the next list.
      saved.isFetching)

/** Keeps the earlier value if the new one could not be read. */
const orBefore = <Read>(now: Read | undefined, before: Read | undefined): Read | undefined =>
  now === undefined ? before : now

const NO_DAYS: readonly DeliveryDay[] = []

/** Finds the address in the loaded list: an address that is not shown cannot be delivered to. */
const addressOf = ({ saved }: Delivery, addressId: Id | null) =>
  saved.data?.addresses.find(({ id }) => sameId(id, addressId))

/** Returns the destination and the data that depend on it: days, payment methods and delivery price. */
export function useDestination(type: SaleType, { isSubscription = false, placeOf }: DestinationOptions = {}) {
  const delivery = useDelivery(type, { isServersWay: true })
  const shown = shownPlace(delivery, placeOf?.(delivery), isSubscription)
  const { way, addressId, point } = shown
  const address = addressOf(delivery, addressId)
  const isPlaceKnown = way === 'courier' ? address !== undefined : point !== undefined
  const offered = useDeliveryServicesQuery(type)
  const services = offered.data
  const query = useDeliveryDatesQuery(
    way === 'courier' ? { type: way, addressId } : { type: way, pointId: point?.id ?? null },
    { skip: !isPlaceKnown },
  )
  // The dates of another place are not used while these are loading, and nothing is ordered by them.
  const dates = { ...query, data: query.currentData }
  const priceHere = isPlaceKnown ? deliveryPrice(services, way, point, dates.data) : null
  const isPriceComing = offered.isLoading || !delivery.isKnown

  /**
   * Sends the shown place to the server again: an order names none, and another tab or device may have chosen
   * another place since. Resolves to the error if the server refuses the place.
   */
  const save = async (): Promise<unknown> => {
    if (way === 'courier') return addressId === null ? undefined : delivery.repeat({ way, addressId })
    return point && delivery.repeat({ way, point: chosenOf(point) })
  }
  /** Refetches the price and the days; values that cannot be read stay as they were. */
  const check = async (chosen: { date: string; time: Interval | undefined }): Promise<BasketChange[]> => {
    const [readServices, readDates] = await Promise.all([offered.refetch(), query.refetch()])
    const now = orBefore(readDates.data, dates.data)
    const days = now?.dates ?? []
    const priceNow = deliveryPrice(orBefore(readServices.data, services), way, point, now)
    const day = days.find(({ date }) => date === chosen.date)
    const intervals = day?.intervals
    const isUnshown = day ? day.hasUnreadable : now?.hasUnreadable
    const { time: wanted } = chosen
    const isThere = wanted
      ? intervals?.some(({ timeFrom, timeTo }) => timeFrom === wanted.timeFrom && timeTo === wanted.timeTo)
      : intervals?.length === 0
    const time = [formatDay(chosen.date), wanted && intervalInWords(wanted)].filter(Boolean).join(', ')
    return [
      { offerId: null, title: 'Доставка', was: priceInWords(priceHere), is: priceInWords(priceNow) },
      {
        offerId: null,
        title: 'Дата и время',
        was: time,
        is: isThere ? time : isUnshown ? 'не удалось показать' : 'нет',
      },
    ].filter(({ was, is }) => was !== is)
  }
  return {
    delivery,
    way,
    addressId,
    address,
    point,
    isPlaceKnown,
    /** An earlier choice may still load. */
    isPlaceComing: !isPlaceKnown && isPlaceComing(delivery, shown),
    dates,
    areDatesComing: isPlaceKnown && dates.isFetching && dates.data === undefined,
    days: isPlaceKnown && dates.data ? dates.data.dates : NO_DAYS,
    hasUnreadableDays: isPlaceKnown && dates.data?.hasUnreadable === true,
    allowed: paymentsAt(way, way === 'point' ? point : undefined),
    /** Null if unknown, undefined while loading. */
    price: priceHere ?? (isPriceComing ? undefined : null),
    save,
    check,
  }
}
