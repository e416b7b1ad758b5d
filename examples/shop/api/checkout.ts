import {
  consentToPublicOffer,
  getAgreementStatus,
  getCheckoutAddresses,
  getDeliveryDates,
  getDeliveryPoint,
  getDeliveryPoints,
  getDeliveryServices,
  getMonoOrders,
  getPaymentLink,
  getPaymentTypes,
  placeOrder,
  saveCheckoutAddress,
  setCheckoutAddress,
  setCheckoutRecipient,
  suggestDeliveryPoints,
} from '../../../src/api/generated/checkout'
import { addressDraft, createdAddress } from './addresses'
import { basketOf, problemsOf, type SaleType } from './basketTotals'
import type { Schemas } from './contract'
import { dateOf, inDays } from './dates'
import {
  date,
  either,
  integer,
  oneOf,
  optional,
  orNull,
  phone,
  positive,
  record,
  text,
  textOrNull,
} from './fields'
import { spend } from './ledger'
import { addOrder } from './newOrder'
import { subscribe } from './newSubscription'
import { found, notFound, refused } from './refusal'
import { accept, answer, openTo, type Route, type Visit } from './route'
import { suggestsOf } from './search'
import { roubles } from './seed/catalogue'
import { deliveryPoints } from './seed/places'
import { consumerOf, emptyBasket } from './visitor'

/** The agreement to the public offer of an order. */
const publicOffer = 1

const payment = record({
  payment_type: oneOf('card_online', 'card', 'cash'),
  delivery_date: optional(orNull(date)),
  time_from: optional(textOrNull),
  time_to: optional(textOrNull),
  comment: optional(textOrNull),
})

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

const paymentWay = <Code extends string>(code: Code, title: string, is_available = true) => ({
  code,
  title,
  is_available,
})

const intervals = [
  { time_from: '10:00', time_to: '14:00' },
  { time_from: '14:00', time_to: '18:00' },
  { time_from: '18:00', time_to: '22:00' },
]

/** Orders the basket: points and promo code leave with it, and it is empty afterwards. A period begins a subscription. */
function order(
  { visitor, now }: Visit,
  saleType: SaleType,
  { payment_type, ...wished }: ReturnType<typeof payment>,
) {
  const basket = basketOf(visitor, saleType, now)
  const [problem] = problemsOf(basket)
  if (problem) throw refused(problem)
  const consumer = consumerOf(visitor)
  const { period, lines } = visitor.baskets[saleType]
  if (period) subscribe(visitor, now, period, lines)
  const points = basket.points_discount_value
  if (points > 0) spend(visitor, now, points, 'Скидка на заказ', { type: 'order', id: null })
  const { promoCodes } = visitor
  promoCodes.used.unshift(...promoCodes.active.filter(({ promo_code }) => promo_code === basket.promo_code))
  promoCodes.active = promoCodes.active.filter(({ promo_code }) => promo_code !== basket.promo_code)
  visitor.baskets[saleType] = emptyBasket()
  return addOrder(visitor, now, {
    saleType,
    items: basket.items,
    total: basket.total_price,
    points: basket.cashback_value,
    recipient: basket.recipient ?? { name: consumer.name, phone: consumer.phone },
    paymentType: payment_type,
    delivery: wished.delivery_date
      ? { date: wished.delivery_date, time_from: wished.time_from ?? null, time_to: wished.time_to ?? null }
      : {},
  })
}

export const checkout: Route[] = [
  ...openTo('anyone', [
    answer(getDeliveryPoints, () => ({ points: deliveryPoints })),
    answer(suggestDeliveryPoints, ({ query }) => suggestsOf(deliveryPoints, query.query)),
    answer(getDeliveryPoint, ({ path }) => {
      const point = found(deliveryPoints, path.id)
      if (point.type !== path.t) throw notFound()
      return { point }
    }),
    answer(getDeliveryServices, ({ now }) => ({
      deliveries: [
        service('cse_courier', 'Курьер', 290, dateOf(inDays(now, 1))),
        service('cse_pickup', 'Пункт выдачи', 0, dateOf(inDays(now, 2))),
        service('cse_optic_pickup', 'Оптика', 0, dateOf(inDays(now, 3))),
      ],
    })),
  ]),
  accept(
    getDeliveryDates,
    record({
      address_id: optional(orNull(integer)),
      point_id: optional(orNull(integer)),
    }),
    ({ now, path }) => ({
      dates: [1, 2, 3, 4, 5].map((days) => ({ date: dateOf(inDays(now, days)), intervals })),
      delivery_zone: {
        code: 'moscow',
        name: 'Москва в пределах МКАД',
        price: roubles(path.x === 'courier' ? 290 : 0),
      },
    }),
  ),
  accept(saveCheckoutAddress, place, ({ visitor }, body) => {
    const isPoint = 'point_id' in body
    const { id } = isPoint ? found(deliveryPoints, body.point_id) : createdAddress(visitor, body)
    Object.assign(
      visitor.checkout,
      isPoint ? { address_id: null, point_id: id } : { address_id: id, point_id: null },
    )
    return { id }
  }),
  accept(setCheckoutAddress, record({ id: positive }), ({ visitor }, body) => {
    Object.assign(visitor.checkout, { address_id: found(visitor.addresses, body.id).id, point_id: null })
  }),
  accept(setCheckoutRecipient, record({ name: text, ...phone }), ({ visitor }, { name, phone }) => {
    visitor.checkout.recipient = { name, phone }
  }),
  answer(getCheckoutAddresses, ({ visitor: { addresses, checkout } }) => ({
    addresses,
    address_id: checkout.address_id,
    point_id: checkout.point_id,
  })),
  accept(placeOrder, payment, (asked, body) => {
    const { id, number, payment } = order(asked, asked.path.type, body)
    return { id, number, is_payment_required: payment.is_link_available }
  }),
  answer(getPaymentLink, ({ visitor, path }) => ({ link: `/payment/${found(visitor.orders, path.id).id}/` })),
  answer(getPaymentTypes, ({ visitor, path }) => {
    const { delivery } = found(visitor.orders, path.id)
    return {
      payments: [
        paymentWay('card_online', 'Картой онлайн'),
        paymentWay('card', 'Картой при получении'),
        paymentWay('cash', 'Наличными при получении', delivery.type === 'courier'),
      ],
    }
  }),
  answer(consentToPublicOffer, ({ visitor }) => {
    visitor.agreements.add(publicOffer)
    return { id: publicOffer }
  }),
  answer(getAgreementStatus, ({ visitor, path }) => ({ is_confirmed: visitor.agreements.has(path.id) })),
  answer(getMonoOrders, ({ visitor }) => ({
    orders: visitor.orders.filter(({ sale_type }) => sale_type === 'mono'),
  })),
]
