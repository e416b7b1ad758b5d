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
} from '#api/generated/subscription'
import { addLine, eyeQuantity, offerQuantity, replaceLines } from './basket'
import { basketOf, isLens, isLensOffer, isSold, offerOf, offersFor } from '../basketTotals'
import type { Schemas } from '../http/contract'
import { stamp } from '../dates'
import { list, oneOf, orNull, phone, positive, record, some, text } from '../http/fields'
import { addOrder, addressLine } from '../newOrder'
import { additionalOf, counted, lensOf } from '../newSubscription'
import { found, invalid, notFound, refused } from '../http/refusal'
import { accept, answer, openTo, type Route, type Visit } from '../http/route'
import { products } from '../seed/catalogue'
import { listedOffersOf } from '../seed/offers'
import { subscriptionTypes } from '../seed/subscription'
import { nextId, type Basket, type Visitor } from '../visitor'

/** Returns the next order if it can still be changed; refuses otherwise. */
function editable({ subscription, subscriptionOrder: order }: Visitor, now: Date) {
  if (!subscription || !order) throw notFound()
  if (order.is_confirmed) throw refused('Заказ уже подтверждён, изменить его нельзя')
  if (order.edit_until < stamp(now)) throw refused('Срок изменений истёк')
  return { subscription, order }
}

/** Changes the next order and recalculates its sums. */
function edited(
  { visitor, now }: Visit,
  edit: (order: Schemas['SubscriptionOrder']) => Partial<Schemas['SubscriptionOrder']>,
): Schemas['SubscriptionOrder'] {
  const { subscription, order } = editable(visitor, now)
  return (visitor.subscriptionOrder = counted(
    { ...order, ...edit(order) },
    subscription.subscription_type_id,
  ))
}

/** Adds an offer; one that is there already gets the new quantity. */
const withAdditional = (
  additional: Schemas['AdditionalItem'][],
  offer: Schemas['OfferQuantity'],
  visitor: Visitor,
) =>
  additional.some(({ offer_id }) => offer_id === offer.offer_id)
    ? additional.map((item) =>
        item.offer_id === offer.offer_id ? { ...item, quantity: offer.quantity } : item,
      )
    : [...additional, additionalOf(nextId(additional), offer, visitor)]

function previewOf({ subscription, subscriptionOrder }: Visitor): Schemas['SubscriptionPreview'] | null {
  if (!subscription || !subscriptionOrder) return null
  const { number, scheduled_at, edit_until, is_confirmed, lenses, additional, total_price } =
    subscriptionOrder
  const items_count = [...lenses, ...additional].reduce((sum, { quantity }) => sum + quantity, 0)
  return { subscription, number, scheduled_at, edit_until, is_confirmed, items_count, total_price }
}

const wizard = record({
  mode: oneOf('default', 'subscription-on-subscription', 'subscription-on-lenses', 'lenses-on-subscription'),
  delivery_period: orNull(oneOf('monthly', 'quarterly', 'one_time')),
  // The list may be empty: other goods are put into an emptied basket, whose period is reset.
  lenses: list(eyeQuantity),
  additional: list(offerQuantity),
})
/** Returns what a new set would replace: only lenses and subscriptions replace each other. */
function replacementOf({ period, lines }: Basket, wanted: Basket['period']) {
  const hasSubscription = period !== null && lines.length > 0
  if (wanted === null) return hasSubscription ? 'lenses-on-subscription' : 'default'
  if (hasSubscription) return 'subscription-on-subscription'
  const hasLenses = lines.some(({ offer_id }) => isLens('eshop', offer_id))
  return hasLenses ? 'subscription-on-lenses' : 'default'
}

const newLenses = record({
  lenses: some(record({ eye: oneOf('right', 'left'), offer_id: positive, quantity: positive })),
})

export const subscription: Route[] = [
  accept(fillBasketFromWizard, wizard, ({ visitor, now }, { mode, delivery_period, lenses, additional }) => {
    const basket = visitor.baskets.eshop
    if (lenses.length === 0 && (delivery_period !== null || additional.length === 0))
      throw invalid({ lenses: ['Выберите линзы'] })
    if (mode !== replacementOf(basket, delivery_period)) {
      throw refused('Корзина изменилась. Посмотрите, что в ней будет заменено')
    }
    // Equal lenses for both eyes stay two lines: the first is the right eye's.
    const kept = mode === 'default' ? basket.lines : []
    lenses.forEach(({ offer_id }, place) => {
      const path = `lenses.${place}.offer_id`
      if (!isLensOffer(offerOf('eshop', offer_id, visitor, path))) throw invalid({ [path]: ['Это не линзы'] })
    })
    replaceLines(visitor, 'eshop', [...kept, ...lenses], (place) => `lenses.${place - kept.length}.offer_id`)
    for (const item of additional) addLine(visitor, 'eshop', item)
    basket.period = delivery_period
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
  accept(setSubscriptionRecipient, record({ name: text, ...phone }), (asked, { name, phone }) =>
    edited(asked, () => ({ recipient: { name, phone } })),
  ),
  answer(setSubscriptionAddress, (asked) =>
    edited(asked, () => ({ delivery_address: found(asked.visitor.addresses, asked.path.id) })),
  ),
  answer(getSubscriptionLensOffers, ({ visitor, speaks }) => ({
    offers: offersFor(visitor, 'eshop', listedOffersOf('eshop', speaks('torics')).filter(isLensOffer)),
  })),
  answer(getSubscriptionPreview, ({ visitor }) => previewOf(visitor)),
  answer(getSubscriptionAdditionalProducts, () => ({
    products: products.filter(({ category }) => category !== 'lenses'),
  })),
  accept(setSubscriptionAdditional, offerQuantity, (asked, body) =>
    edited(asked, ({ additional }) => ({ additional: withAdditional(additional, body, asked.visitor) })),
  ),
  answer(removeSubscriptionAdditional, (asked) =>
    edited(asked, ({ additional }) => {
      const gone = found(additional, asked.query.id)
      return { additional: additional.filter((item) => item !== gone) }
    }),
  ),
  accept(setSubscriptionLenses, newLenses, (asked, { lenses }) =>
    edited(asked, (order) => ({
      lenses: lenses.map((line, place) => {
        const isThere = order.lenses.some(({ offer_id }) => offer_id === line.offer_id)
        return lensOf(line, isThere ? undefined : asked.visitor, `lenses.${place}.offer_id`)
      }),
    })),
  ),
  answer(confirmSubscriptionOrder, (asked) => {
    const { visitor, now } = asked
    const { order } = editable(visitor, now)
    const isGone = [...order.lenses, ...order.additional].some(
      ({ offer_id }) => !isSold('eshop', offer_id, visitor),
    )
    if (isGone) throw refused('В заказе есть товары, которых нет в наличии')
    if (order.lenses.length === 0) throw refused('В заказе нет линз')
    const confirmed = edited(asked, () => ({ is_confirmed: true }))
    const { id } = addOrder(visitor, now, {
      items: [...confirmed.lenses, ...confirmed.additional],
      total: confirmed.total_price,
      points: confirmed.points,
      recipient: confirmed.recipient,
      delivery: {
        type: 'courier',
        address: addressLine(confirmed.delivery_address),
        point_code: null,
        date: confirmed.scheduled_at.slice(0, 10),
      },
    })
    visitor.subscriptionOrderIds.add(id)
    return confirmed
  }),
]
