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
} from '../../../src/api/generated/checkout'
import { addressDraft, createdAddress } from './addresses'
import type { Schemas } from './contract'
import { dateOf, inDays } from './dates'
import { either, integer, optional, orNull, phone, positive, record, text } from './fields'
import { deliveryZoneOf } from './deliveryPrice'
import { found, notFound } from './refusal'
import { accept, answer, openTo, type Route } from './route'
import { suggestsOf } from './search'
import { roubles } from './seed/catalogue'
import { deliveryPointsFor } from './seed/manyPlaces'

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

const intervals = [
  { time_from: '10:00', time_to: '14:00' },
  { time_from: '14:00', time_to: '18:00' },
  { time_from: '18:00', time_to: '22:00' },
]

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
        service('cse_courier', 'Курьер', 290, dateOf(inDays(now, 1))),
        // Where there are no points there is nothing to collect.
        ...(deliveryPointsFor(visitor).length > 0
          ? [
              service('cse_pickup', 'Пункт выдачи', 0, dateOf(inDays(now, 2))),
              service('cse_optic_pickup', 'Оптика', 0, dateOf(inDays(now, 3))),
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
    ({ visitor, now }, { address_id, point_id }) => {
      const { obstacles } = visitor
      obstacles.isRisen ||= obstacles.priceRise > 0
      return {
        dates: obstacles.hasNoDates
          ? []
          : [1, 2, 3, 4, 5].map((days) => ({ date: dateOf(inDays(now, days)), intervals })),
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
      isPoint ? { address_id: null, point_id: id } : { address_id: id, point_id: null },
    )
    return { id }
  }),
  accept(setCheckoutAddress, record({ id: positive }), ({ visitor }, body) => {
    Object.assign(visitor.checkout, { address_id: found(visitor.addresses, body.id).id, point_id: null })
  }),
  accept(setCheckoutRecipient, record({ name: text, ...phone }), ({ visitor }, recipient) => {
    visitor.checkout.recipient = recipient
  }),
  answer(getCheckoutAddresses, ({ visitor: { addresses, checkout } }) => ({
    addresses,
    address_id: checkout.address_id,
    point_id: checkout.point_id,
  })),
]
