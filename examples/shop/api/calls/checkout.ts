import {
  consentToPublicOffer,
  getAgreementStatus,
  getMonoOrders,
  getPaymentLink,
  getPaymentTypes,
  placeOrder,
} from '#api/generated/checkout'
import { basketOf, faultyItemsOf, problemsOf, type SaleType } from '../basketTotals'
import { deliveryCosts } from '../deliveryPrice'
import { date, oneOf, optional, orNull, record, text, textOrNull } from '../http/fields'
import { spend } from '../ledger'
import { addOrder, type Order } from '../newOrder'
import { subscribe } from '../newSubscription'
import { found, refused } from '../http/refusal'
import { accept, answer, type Route, type Visit } from '../http/route'
import { roubles } from '../seed/catalogue'
import { demandOffered } from '../till'
import { basketIn, consumerOf, emptyBasket } from '../visitor'

/** Code of the agreement to the public offer. */
const publicOffer = 1

const payment = record({
  payment_type: oneOf('card_online', 'card', 'cash'),
  delivery_date: optional(orNull(date)),
  time_from: optional(textOrNull),
  time_to: optional(textOrNull),
  comment: optional(textOrNull),
  request_id: optional(text),
})

/** Milliseconds until a late order is created: by then no page waits for its response. */
const LATE = 35_000

/** Refuses an order of sold-out items, or one that lacks the confirmed phone or the agreement to the offer. */
function admit({ visitor, header }: Visit, saleType: SaleType) {
  const { obstacles, confirmedPhone } = visitor
  const items = faultyItemsOf(visitor, saleType)
  if (items.length > 0) throw refused('В корзине есть товары, которых нет в наличии')
  if (obstacles.wantsAgreement && !visitor.agreements.has(publicOffer)) {
    throw refused('Подтвердите согласие с офертой')
  }
  if (obstacles.wantsPhone && header('X-Voximplant-Auth') !== (confirmedPhone?.auth ?? '')) {
    throw refused('phone_not_confirmed')
  }
}

const answerOf = ({ id, number, payment, total_price }: Order) => ({
  id,
  number,
  is_payment_required: payment.is_link_available,
  total_price,
})

/**
 * Makes one order per request id, however often the request comes. The connection may be lost before the
 * order, after it or without it.
 */
async function place(asked: Visit, saleType: SaleType, body: ReturnType<typeof payment>) {
  const { visitor } = asked
  const { request_id = crypto.randomUUID() } = body
  const known = visitor.requests.get(request_id)
  if (known) return answerOf(await known)
  const fate = visitor.obstacles.orderFate
  visitor.obstacles.orderFate = null
  if (fate !== 'dead') admit(asked, saleType)
  if (fate === 'dead') return asked.neverAnswer()
  const made = (fate === 'late' ? asked.delay(LATE) : Promise.resolve()).then(() =>
    order(asked, saleType, body),
  )
  visitor.requests.set(request_id, made)
  made.catch(() => visitor.requests.delete(request_id))
  const answer = answerOf(await made)
  return fate === null ? answer : asked.neverAnswer()
}

const paymentWay = <Code extends string>(code: Code, title: string, is_available = true) => ({
  code,
  title,
  is_available,
})

/**
 * Orders the basket: its points and promo code are used, and it is empty afterwards. A period begins a
 * subscription.
 */
function order(asked: Visit, saleType: SaleType, body: ReturnType<typeof payment>) {
  const { visitor, now } = asked
  const { payment_type, ...wished } = body
  const basket = basketOf(visitor, saleType, now)
  const [problem] = problemsOf(basket)
  if (problem) throw refused(problem)
  demandOffered(asked, saleType, body)
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
    total: roubles(Math.round((basket.total_price.value + deliveryCosts(asked)) * 100) / 100),
    points: basket.cashback_value,
    recipient: basket.recipient ?? { name: consumer.name, phone: consumer.phone },
    paymentType: payment_type,
    delivery: wished.delivery_date
      ? { date: wished.delivery_date, time_from: wished.time_from ?? null, time_to: wished.time_to ?? null }
      : {},
  })
}

export const checkout: Route[] = [
  accept(placeOrder, payment, (asked, body) => place(asked, asked.path.type, body)),
  answer(getPaymentLink, ({ visitor, path }) => {
    const { id, payment } = found(visitor.orders, path.id)
    if (!payment.is_link_available) throw refused('Этот заказ нельзя оплатить онлайн')
    return { link: `/payment/${id}/` }
  }),
  answer(getPaymentTypes, ({ visitor, path }) => {
    const { delivery, payment } = found(visitor.orders, path.id)
    return {
      payments: [
        paymentWay('card_online', 'Картой онлайн', payment.is_link_available),
        paymentWay('card', 'Картой при получении'),
        paymentWay('cash', 'Наличными при получении', delivery.type === 'courier'),
      ],
    }
  }),
  answer(consentToPublicOffer, ({ visitor }) => {
    if (!visitor.obstacles.wantsAgreement) visitor.agreements.add(publicOffer)
    return { id: publicOffer }
  }),
  answer(getAgreementStatus, ({ visitor, path }) => ({ is_confirmed: visitor.agreements.has(path.id) })),
  answer(getMonoOrders, ({ visitor }) => ({
    orders: visitor.orders.filter(({ sale_type }) => sale_type === 'mono'),
  })),
]
