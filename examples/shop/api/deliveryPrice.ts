import type { Schemas } from './http/contract'
import { found } from './http/refusal'
import { roubles } from './seed/catalogue'
import { deliveryPointsFor } from './seed/manyPlaces'
import type { Visit } from './http/route'
import { placeOf, type Visitor } from './visitor'

type Place = Pick<Visitor['checkout'], 'address_id' | 'point_id'>

/** Returns the zone of a place with its price: a courier is cheaper in Moscow; points cost nothing. */
export function deliveryZoneOf(visitor: Visitor, { address_id, point_id }: Place): Schemas['DeliveryZone'] {
  const { deliveryRise } = visitor.obstacles
  if (point_id !== null) {
    found(deliveryPointsFor(visitor), point_id)
    return { code: 'points', name: 'Пункты выдачи', price: roubles(deliveryRise) }
  }
  const isNear = address_id === null || found(visitor.addresses, address_id).location === 'Москва'
  return isNear
    ? { code: 'moscow', name: 'Москва в пределах МКАД', price: roubles(290 + deliveryRise) }
    : { code: 'russia', name: 'По России', price: roubles(490 + deliveryRise) }
}

/** Returns the price of a service before an address is known. */
export const serviceCosts = ({ obstacles }: Visitor, way: 'courier' | 'point'): number =>
  (way === 'courier' ? 290 : 0) + obstacles.deliveryRise

/** Returns the price of the delivery of an order made now. */
export const deliveryCosts = ({ visitor, speaks }: Pick<Visit, 'visitor' | 'speaks'>): number =>
  speaks('delivery-price-by-service')
    ? serviceCosts(visitor, visitor.checkout.way)
    : deliveryZoneOf(visitor, placeOf(visitor)).price.value
