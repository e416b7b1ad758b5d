import { addressOf, contactOf, isLens, offerOf } from './basketTotals'
import type { Schemas } from './http/contract'
import { at } from './dates'
import { refused } from './http/refusal'
import { roubles } from './seed/catalogue'
import { subscriptionTypes } from './seed/subscription'
import type { BasketLine, Visitor } from './visitor'

type Period = Schemas['Subscription']['delivery_period']
type Order = Schemas['SubscriptionOrder']

const daysOf: Record<Period, number> = { monthly: 30, quarterly: 91, one_time: 365 }
/** Number of days before a delivery until which the order can be changed. */
const editDays = 3

/** Returns the order with its sums recalculated. */
export function counted(order: Order, typeId: number): Order {
  const price = [...order.lenses, ...order.additional].reduce(
    (sum, item) => sum + item.price.value * item.quantity,
    0,
  )
  const percent = subscriptionTypes.find(({ id }) => id === typeId)?.discount_percent ?? 0
  const discount_value = Math.round((price * percent) / 100)
  const total = price - discount_value
  return { ...order, discount_value, total_price: roubles(total), points: Math.round(total / 20) }
}

interface EyeOffer {
  eye: 'right' | 'left'
  offer_id: number
  quantity: number
}

export function lensOf(
  { eye, offer_id, quantity }: EyeOffer,
  visitor?: Visitor,
  path?: string,
): Schemas['SubscriptionLens'] {
  const { product_id, title, sphere, cylinder, axis, addition, base_curve, diameter, price } = offerOf(
    'eshop',
    offer_id,
    visitor,
    path,
  )
  return {
    eye,
    offer_id,
    quantity,
    product_id,
    title,
    sphere,
    cylinder,
    axis,
    addition,
    base_curve,
    diameter,
    price,
  }
}

export function additionalOf(
  id: number,
  { offer_id, quantity }: Schemas['OfferQuantity'],
  visitor?: Visitor,
): Schemas['AdditionalItem'] {
  const { title, picture, price } = offerOf('eshop', offer_id, visitor)
  return { id, offer_id, title, picture, quantity, price }
}

/**
 * Begins a subscription: the ordered set is sent once every period. The first lenses are for the right eye.
 */
export function subscribe(visitor: Visitor, now: Date, period: Period, lines: BasketLine[]) {
  const delivery_address = addressOf(visitor)
  const recipient = visitor.checkout.recipient ?? contactOf(visitor)
  const type = subscriptionTypes.find(({ delivery_period }) => delivery_period === period)
  if (!delivery_address || !recipient || !type) throw refused('Для подписки нужен адрес доставки')
  const days = daysOf[period]
  const isOfLenses = ({ offer_id }: BasketLine) => isLens('eshop', offer_id)
  const additional = lines.filter((line) => !isOfLenses(line))
  visitor.subscription = {
    id: 3301,
    status: { code: 'active', label: 'Активна' },
    subscription_type_id: type.id,
    delivery_period: period,
    next_order_at: at(now, days, '10:00'),
    is_cancelable: true,
  }
  const order: Order = {
    id: 3391,
    number: 'С-3391',
    scheduled_at: at(now, days, '10:00'),
    edit_until: at(now, days - editDays, '23:59'),
    is_confirmed: false,
    recipient,
    delivery_address,
    lenses: lines
      .filter(isOfLenses)
      .map((line, index) => lensOf({ ...line, eye: index === 0 ? 'right' : 'left' })),
    additional: additional.map((line, index) => additionalOf(index + 1, line)),
    total_price: roubles(0),
    discount_value: 0,
    points: 0,
  }
  visitor.subscriptionOrder = counted(order, type.id)
}
