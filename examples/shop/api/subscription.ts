import {
  cancelSubscription,
  confirmSubscriptionOrder,
  fillBasketFromWizard,
  getCurrentSubscriptionOrder,
  getSubscription,
  getSubscriptionAdditionalProducts,
  getSubscriptionLensOffers,
  getSubscriptionOrders,
  getSubscriptionPreview,
  getSubscriptionTypes,
  removeSubscriptionAdditional,
  setSubscriptionAdditional,
  setSubscriptionAddress,
  setSubscriptionLenses,
  setSubscriptionRecipient,
} from '../../../src/api/generated/subscription'
import { offerQuantity, replaceLines } from './basket'
import { basketOf, offerOf } from './basketTotals'
import type { Schemas } from './contract'
import { list, oneOf, phone, positive, record, some, text } from './fields'
import { addOrder } from './newOrder'
import { found, notFound, refused } from './refusal'
import { accept, answer, openTo, type Route } from './route'
import { offersOf, products, roubles } from './seed/catalogue'
import { subscriptionTypes } from './seed/subscription'
import { nextId, type Visitor } from './visitor'

/** The order that can still be changed: what the customer changed changes its sums. */
function edited(
  visitor: Visitor,
  edit: (order: Schemas['SubscriptionOrder']) => Partial<Schemas['SubscriptionOrder']>,
): Schemas['SubscriptionOrder'] {
  if (!visitor.subscription || !visitor.subscriptionOrder) throw notFound()
  const order = { ...visitor.subscriptionOrder, ...edit(visitor.subscriptionOrder) }
  const price = [...order.lenses, ...order.additional].reduce(
    (sum, item) => sum + item.price.value * item.quantity,
    0,
  )
  const typeId = visitor.subscription.subscription_type_id
  const percent = subscriptionTypes.find(({ id }) => id === typeId)?.discount_percent ?? 0
  order.discount_value = Math.round((price * percent) / 100)
  order.total_price = roubles(price - order.discount_value)
  order.points = Math.round(order.total_price.value / 20)
  visitor.subscriptionOrder = order
  return order
}

function withAdditional(
  additional: Schemas['AdditionalItem'][],
  { offer_id, quantity }: Schemas['OfferQuantity'],
) {
  if (additional.some((item) => item.offer_id === offer_id)) {
    return additional.map((item) => (item.offer_id === offer_id ? { ...item, quantity } : item))
  }
  const { title, picture, price } = offerOf('eshop', offer_id)
  return [...additional, { id: nextId(additional), offer_id, title, picture, quantity, price }]
}

function lensOf({ eye, offer_id, quantity }: { eye: 'right' | 'left'; offer_id: number; quantity: number }) {
  const { product_id, title, sphere, cylinder, axis, addition, base_curve, diameter, price } = offerOf(
    'eshop',
    offer_id,
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

function previewOf({ subscription, subscriptionOrder }: Visitor): Schemas['SubscriptionPreview'] | null {
  if (!subscription || !subscriptionOrder) return null
  const { number, scheduled_at, edit_until, is_confirmed, lenses, additional, total_price } =
    subscriptionOrder
  const items_count = [...lenses, ...additional].reduce((sum, { quantity }) => sum + quantity, 0)
  return { subscription, number, scheduled_at, edit_until, is_confirmed, items_count, total_price }
}

const wizard = record({
  mode: oneOf('default', 'subscription-on-subscription', 'subscription-on-lenses', 'lenses-on-subscription'),
  delivery_period: oneOf('monthly', 'quarterly', 'one_time'),
  lenses: some(offerQuantity),
  additional: list(offerQuantity),
})
const newLenses = record({
  lenses: some(record({ eye: oneOf('right', 'left'), offer_id: positive, quantity: positive })),
})

export const subscription: Route[] = [
  accept(fillBasketFromWizard, wizard, ({ visitor, now }, { mode, delivery_period, lenses, additional }) => {
    replaceLines(visitor, 'eshop', [...lenses, ...additional])
    visitor.baskets.eshop.period = mode === 'lenses-on-subscription' ? null : delivery_period
    return basketOf(visitor, 'eshop', now)
  }),
  answer(getSubscription, ({ visitor }) => visitor.subscription),
  ...openTo('anyone', [answer(getSubscriptionTypes, () => ({ types: subscriptionTypes }))]),
  accept(cancelSubscription, record({ reason: text }), ({ visitor }) => {
    if (!visitor.subscription) throw notFound()
    visitor.subscription = null
    visitor.subscriptionOrder = null
  }),
  answer(getSubscriptionOrders, ({ visitor }) => ({
    orders: visitor.orders.filter(({ id }) => visitor.subscriptionOrderIds.has(id)),
  })),
  answer(getCurrentSubscriptionOrder, ({ visitor }) => visitor.subscriptionOrder),
  accept(setSubscriptionRecipient, record({ name: text, ...phone }), ({ visitor }, { name, phone }) =>
    edited(visitor, () => ({ recipient: { name, phone } })),
  ),
  answer(setSubscriptionAddress, ({ visitor, path }) =>
    edited(visitor, () => ({ delivery_address: found(visitor.addresses, path.id) })),
  ),
  answer(getSubscriptionLensOffers, () => ({
    offers: offersOf('eshop').filter(({ sphere }) => sphere !== null),
  })),
  answer(getSubscriptionPreview, ({ visitor }) => previewOf(visitor)),
  answer(getSubscriptionAdditionalProducts, () => ({
    products: products.filter(({ category }) => category !== 'lenses'),
  })),
  accept(setSubscriptionAdditional, offerQuantity, ({ visitor }, body) =>
    edited(visitor, ({ additional }) => ({ additional: withAdditional(additional, body) })),
  ),
  answer(removeSubscriptionAdditional, ({ visitor, query }) =>
    edited(visitor, ({ additional }) => {
      const gone = found(additional, query.id)
      return { additional: additional.filter((item) => item !== gone) }
    }),
  ),
  accept(setSubscriptionLenses, newLenses, ({ visitor }, { lenses }) =>
    edited(visitor, () => ({ lenses: lenses.map(lensOf) })),
  ),
  answer(confirmSubscriptionOrder, ({ visitor, now }) => {
    if (visitor.subscriptionOrder?.is_confirmed) throw refused('Заказ уже подтверждён')
    const confirmed = edited(visitor, () => ({ is_confirmed: true }))
    const { id } = addOrder(visitor, now, {
      items: [...confirmed.lenses, ...confirmed.additional],
      total: confirmed.total_price,
      points: confirmed.points,
      recipient: confirmed.recipient,
    })
    visitor.subscriptionOrderIds.add(id)
    return confirmed
  }),
]
