import {
  consentToPublicOffer,
  getAgreementStatus,
  getMonoOrders,
  getPaymentLink,
  getPaymentTypes,
  placeOrder,
} from '../../../src/api/generated/checkout'
import { basketOf, problemsOf, type SaleType } from './basketTotals'
import { date, oneOf, optional, orNull, record, textOrNull } from './fields'
import { spend } from './ledger'
import { addOrder } from './newOrder'
import { subscribe } from './newSubscription'
import { found, refused } from './refusal'
import { accept, answer, type Route, type Visit } from './route'
import { basketIn, consumerOf, emptyBasket } from './visitor'

/** The agreement to the public offer of an order. */
const publicOffer = 1

const payment = record({
  payment_type: oneOf('card_online', 'card', 'cash'),
  delivery_date: optional(orNull(date)),
  time_from: optional(textOrNull),
  time_to: optional(textOrNull),
  comment: optional(textOrNull),
})

const paymentWay = <Code extends string>(code: Code, title: string, is_available = true) => ({
  code,
  title,
  is_available,
})

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
  const { period, lines } = basketIn(visitor, saleType)
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
  accept(placeOrder, payment, (asked, body) => {
    const { id, number, payment } = order(asked, asked.path.type, body)
    return { id, number, is_payment_required: payment.is_link_available }
  }),
  answer(getPaymentLink, ({ visitor, path }) => {
    const { id, payment } = found(visitor.orders, path.id)
    if (!payment.is_link_available) throw refused('Этот заказ нельзя оплатить онлайн')
    return { link: `/payment/${id}/` }
  }),
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
