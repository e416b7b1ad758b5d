import { useDeliveryDatesQuery, useDeliveryServicesQuery } from '../../../data/checkout/checkoutApi'
import { deliveryPrice, paymentsAt } from '../../../data/checkout/deliveryPrice'
import { sameId } from '../../../domain/Id'
import type { SaleType } from '../../../domain/order'
import { useDelivery } from '../delivery/useDelivery'

/** Where the order goes, and what follows from it: the days, the ways to pay, the price of the delivery. */
export function useDestination(type: SaleType, isSubscription: boolean) {
  const delivery = useDelivery(type, { isServersWay: true })
  const { saved, addressId, point } = delivery
  const way = isSubscription ? 'courier' : delivery.way
  const isPlaceKnown = way === 'courier' ? addressId != null : point !== undefined
  const { data: services = [], isLoading: areServicesComing } = useDeliveryServicesQuery(type)
  const query = useDeliveryDatesQuery(
    way === 'courier'
      ? { type: way, addressId: addressId ?? null }
      : { type: way, pointId: point?.id ?? null },
    { skip: !isPlaceKnown },
  )
  // Those of another place do not count while these are on their way, and nothing is ordered by them.
  const dates = { ...query, data: query.currentData }
  const priceHere = isPlaceKnown ? deliveryPrice(services, way, point, dates.data) : null
  const isPriceComing = areServicesComing || !delivery.isKnown

  /** Gives the error of a place that the server would not take. */
  const save = async (): Promise<unknown> => {
    const isOther = !sameId(saved.data?.addressId, addressId) || saved.data?.pointId != null
    if (way === 'courier') return addressId != null && isOther ? delivery.chooseAddress(addressId) : undefined
    return point && !sameId(saved.data?.pointId, point.id) ? delivery.choosePoint(point) : undefined
  }
  return {
    delivery,
    way,
    isPlaceKnown,
    dates,
    areDatesComing: isPlaceKnown && dates.isFetching && dates.data === undefined,
    days: isPlaceKnown ? (dates.data?.dates ?? []) : [],
    allowed: paymentsAt(way, way === 'point' ? point : undefined),
    /** Null where it is not known, undefined while it is on its way. */
    price: priceHere ?? (isPriceComing ? undefined : null),
    save,
  }
}
