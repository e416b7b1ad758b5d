import {
  getCheckoutAddresses,
  getDeliveryDates,
  getDeliveryPoint,
  getDeliveryPoints,
  getDeliveryServices,
  saveCheckoutAddress,
  setCheckoutAddress,
  setCheckoutRecipient,
  suggestDeliveryPoints,
} from '#api/generated/checkout'
import { addressDraft, createdAddress } from './addresses'
import type { Schemas } from '../http/contract'
import { dateOf, inDays } from '../dates'
import { either, integer, optional, orNull, phone, positive, record, text } from '../http/fields'
import { offeredDays } from '../deliveryDays'
import { deliveryZoneOf, serviceCosts } from '../deliveryPrice'
import { found, notFound } from '../http/refusal'
import { accept, answer, openTo, type Route } from '../http/route'
import { suggestsOf } from '../http/search'
import { roubles } from '../seed/catalogue'
import { deliveryPointsFor } from '../seed/manyPlaces'
import { placeOf } from '../visitor'

const place = either(addressDraft, 'point_id', record({ point_id: positive }))

const service = (
  code: Schemas['DeliveryService']['code'],
  title: string,
  price: number,
  min_date: string,
): Schemas['DeliveryService'] => ({
  code,
  type: code === 'cse_courier' ? 'courier' : 'point',
  title,
  price: roubles(price),
  min_date,
})

export const delivery: Route[] = [
  ...openTo('anyone', [
    answer(getDeliveryPoints, ({ visitor }) => ({ points: deliveryPointsFor(visitor) })),
    answer(suggestDeliveryPoints, ({ visitor, query }) =>
      suggestsOf(deliveryPointsFor(visitor), query.query),
    ),
    answer(getDeliveryPoint, ({ visitor, path }) => {
      const point = found(deliveryPointsFor(visitor), path.id)
      if (point.type !== path.t) throw notFound()
      return { point }
    }),
    answer(getDeliveryServices, ({ visitor, now }) => ({
      deliveries: [
        service('cse_courier', 'Курьер', serviceCosts(visitor, 'courier'), dateOf(inDays(now, 1))),
        // Without delivery points, collecting is not offered.
        ...(deliveryPointsFor(visitor).length > 0
          ? [
              service('cse_pickup', 'Пункт выдачи', serviceCosts(visitor, 'point'), dateOf(inDays(now, 2))),
              service('cse_optic_pickup', 'Оптика', serviceCosts(visitor, 'point'), dateOf(inDays(now, 3))),
            ]
          : []),
      ],
    })),
  ]),
  accept(
    getDeliveryDates,
    record({
      address_id: optional(orNull(integer)),
      point_id: optional(orNull(integer)),
    }),
    (asked, { address_id, point_id }) => {
      const { visitor } = asked
      const { obstacles } = visitor
      obstacles.isRisen ||= obstacles.priceRise > 0
      return {
        dates: offeredDays(asked),
        delivery_zone: deliveryZoneOf(visitor, {
          address_id: address_id ?? null,
          point_id: point_id ?? null,
        }),
      }
    },
  ),
  accept(saveCheckoutAddress, place, ({ visitor }, body) => {
    const isPoint = 'point_id' in body
    const { id } = isPoint ? found(deliveryPointsFor(visitor), body.point_id) : createdAddress(visitor, body)
    Object.assign(
      visitor.checkout,
      isPoint ? { way: 'point', point_id: id } : { way: 'courier', address_id: id },
    )
    return { id }
  }),
  accept(setCheckoutAddress, record({ id: positive }), ({ visitor }, body) => {
    Object.assign(visitor.checkout, { way: 'courier', address_id: found(visitor.addresses, body.id).id })
  }),
  accept(setCheckoutRecipient, record({ name: text, ...phone }), ({ visitor }, recipient) => {
    visitor.checkout.recipient = recipient
  }),
  answer(getCheckoutAddresses, ({ visitor }) => ({ addresses: visitor.addresses, ...placeOf(visitor) })),
]
