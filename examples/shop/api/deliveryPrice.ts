import type { Schemas } from './contract'
import { found } from './refusal'
import { roubles } from './seed/catalogue'
import { deliveryPoints } from './seed/places'
import type { Visitor } from './visitor'

type Place = Pick<Visitor['checkout'], 'address_id' | 'point_id'>

/** A courier is cheaper in Moscow; points cost nothing. */
export function deliveryZoneOf(visitor: Visitor, { address_id, point_id }: Place): Schemas['DeliveryZone'] {
  if (point_id !== null) {
    found(deliveryPoints, point_id)
    return { code: 'points', name: 'Пункты выдачи', price: roubles(0) }
  }
  const isNear = address_id === null || found(visitor.addresses, address_id).location === 'Москва'
  return isNear
    ? { code: 'moscow', name: 'Москва в пределах МКАД', price: roubles(290) }
    : { code: 'russia', name: 'По России', price: roubles(490) }
}
