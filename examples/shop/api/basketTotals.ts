import type { Schemas } from './http/contract'
import { at } from './dates'
import { scoreOf } from './ledger'
import { invalid, notFound } from './http/refusal'
import { pictureOf, products, roubles } from './seed/catalogue'
import { offerById } from './seed/offers'
import { subscriptionTypes } from './seed/subscription'
import { basketIn, placeOf, type BasketLine, type Visitor } from './visitor'

export type SaleType = 'eshop' | 'mono'

const minOrderPrice = 1000
const maxItems = 20
const cashbackPercent = 5

const noneLeft = 'Этого товара нет в наличии'

/**
 * Returns an offer that can be put into a basket; refuses any other.
 * @param path the field that names it in the body
 */
export function offerOf(
  saleType: SaleType,
  offerId: number,
  visitor?: Visitor,
  path = 'offer_id',
): Schemas['Offer'] {
  const offer = offerById(saleType, offerId)
  if (!offer || !isLeft(offer, saleType, visitor)) throw invalid({ [path]: [noneLeft] })
  return offer
}

const isLeft = (
  { is_available, product_id, offer_id }: Schemas['Offer'],
  saleType: SaleType,
  visitor?: Visitor,
) =>
  is_available &&
  visitor?.obstacles.soldOut.has(product_id) !== true &&
  visitor?.obstacles.soldOutOffers.has(`${saleType} ${offer_id}`) !== true

export const isLensOffer = ({ product_id }: Schemas['Offer']): boolean =>
  products.find(({ id }) => id === product_id)?.category === 'lenses'

/** Returns whether an offer is of lenses. It also finds sold-out offers, because a basket may hold them. */
export const isLens = (saleType: SaleType, offerId: number): boolean => {
  const offer = offerById(saleType, offerId)
  return offer !== undefined && isLensOffer(offer)
}

/** Returns whether the visitor could buy the offer now. */
export const isSold = (saleType: SaleType, offerId: number, visitor: Visitor): boolean => {
  const offer = offerById(saleType, offerId)
  return offer !== undefined && isLeft(offer, saleType, visitor)
}

/** Returns the offers as this visitor gets them. */
export const offersFor = (
  visitor: Visitor,
  saleType: SaleType,
  offers: Schemas['Offer'][],
): Schemas['Offer'][] =>
  visitor.obstacles.soldOut.size + visitor.obstacles.soldOutOffers.size === 0
    ? offers
    : offers.map((offer) => ({ ...offer, is_available: isLeft(offer, saleType, visitor) }))

const paid = ({ obstacles }: Visitor, { value }: Schemas['Money']) =>
  roubles(obstacles.isRisen ? Math.round(value * (100 + obstacles.priceRise)) / 100 : value)

/** Rounds a sum to kopecks, because fractions do not add up exactly. */
const exact = (value: number) => Math.round(value * 100) / 100

export const contactOf = ({ consumer }: Visitor): Schemas['Contact'] | null =>
  consumer && {
    name: `${consumer.name} ${consumer.last_name}`.trim(),
    phone: consumer.phone,
    ...(consumer.country && { country: consumer.country }),
  }

export const addressOf = (visitor: Visitor) =>
  visitor.addresses.find(({ id }) => id === placeOf(visitor).address_id) ?? null

/** A drawing is sharp at every density. */
function pictureSet(code: string): NonNullable<Schemas['BasketItem']['picture']> {
  const drawn = pictureOf(code)
  const densities = { '1x': drawn, '2x': drawn, '3x': drawn }
  return { default: densities, webp: densities }
}

function itemOf(visitor: Visitor, saleType: SaleType, line: BasketLine): Schemas['BasketItem'] {
  const { id, offer_id, quantity, additional_card_id = null } = line
  const offer = offerById(saleType, offer_id)
  if (!offer) throw notFound()
  const product = products.find((candidate) => candidate.id === offer.product_id)
  const packs = product && (saleType === 'mono' ? product.mono_packs : product.eshop_packs)
  const full = packs?.find((pack) => pack.id === offer.pack_id)?.price ?? offer.price
  return {
    basket_item_id: id,
    product_id: offer.product_id,
    pack_id: offer.pack_id,
    offer_id,
    additional_card_id,
    title: offer.title,
    code: product?.code ?? '',
    picture: product ? pictureSet(product.code) : null,
    types: product?.types ?? [],
    quantity,
    points: offer.points * quantity,
    price: paid(visitor, offer.price),
    price_without_discount: paid(visitor, full),
    cashback_percent_value: cashbackPercent,
  }
}

/** Returns the discounts in the order in which they apply: subscription, promo code, points. */
function discountsOf(visitor: Visitor, saleType: SaleType, price: number, available: number) {
  const { promoCode, points, period } = basketIn(visitor, saleType)
  const percent =
    subscriptionTypes.find(({ delivery_period }) => delivery_period === period)?.discount_percent ?? 0
  const worth =
    visitor.promoCodes.active.find(({ promo_code }) => promo_code === promoCode)?.discount_value ?? 0
  const subscription = exact((price * percent) / 100)
  const promo = Math.min(worth, price - subscription)
  const byPoints = Math.min(points, available, price - subscription - promo)
  return { subscription, promo, excess: worth - promo, points: byPoints }
}

/** Returns the basket as the customer sees it. */
export function basketOf(visitor: Visitor, saleType: SaleType, now: Date): Schemas['Basket'] {
  const basket = basketIn(visitor, saleType)
  const items = basket.lines.map((line) => itemOf(visitor, saleType, line))
  const price = exact(items.reduce((sum, item) => sum + item.price.value * item.quantity, 0))
  const packs = items.reduce((sum, { quantity }) => sum + quantity, 0)
  // Single lenses are paid for with money alone.
  const available = saleType === 'mono' ? 0 : scoreOf(visitor, now).available
  const off = discountsOf(visitor, saleType, price, available)
  const total = exact(price - off.subscription - off.promo - off.points)
  const listed = [
    { code: 'subscription', title: 'Подписка', value: off.subscription },
    { code: 'promo_code', title: 'Промокод', value: off.promo },
    { code: 'points', title: 'Баллы', value: off.points },
  ]
  return {
    delivery_address: addressOf(visitor),
    customer: contactOf(visitor),
    recipient: visitor.checkout.recipient ?? contactOf(visitor),
    is_purchase_available: price >= minOrderPrice && packs <= maxItems,
    subscription_type_id:
      subscriptionTypes.find(({ delivery_period }) => delivery_period === basket.period)?.id ?? null,
    delivery_period: basket.period,
    total_price: roubles(total),
    total_points: items.reduce((sum, { points }) => sum + points, 0),
    currency: 'RUB',
    sale_type: saleType,
    min_order_price: roubles(minOrderPrice),
    max_order_items_count: maxItems,
    subscription_total_price: basket.period ? roubles(exact(price - off.subscription)) : null,
    subscription_discount: basket.period ? roubles(off.subscription) : null,
    promo_code: basket.promoCode,
    promo_code_excess: off.excess > 0 ? roubles(off.excess) : null,
    discounts: listed
      .filter(({ value }) => value > 0)
      .map(({ code, title, value }) => ({ code, title, value: roubles(value) })),
    available_points_discount: Math.max(0, Math.min(available, Math.floor(price))),
    points_discount_date: off.points > 0 ? at(now, 3, '23:59') : null,
    points_discount_value: off.points,
    cashback_value: Math.round((total * cashbackPercent) / 100),
    items,
  }
}

/** Returns the lines that cannot be ordered, with the reasons. */
export const faultyItemsOf = (visitor: Visitor, saleType: SaleType) =>
  basketIn(visitor, saleType).lines.flatMap(({ id, offer_id }) => {
    return isSold(saleType, offer_id, visitor) ? [] : [{ basket_item_id: id, messages: [noneLeft] }]
  })

/** Returns why the basket cannot be ordered; empty if it can. */
export function problemsOf({ items, is_purchase_available }: Schemas['Basket']): string[] {
  if (items.length === 0) return ['Корзина пуста']
  return is_purchase_available
    ? []
    : [`Минимальная сумма заказа — ${minOrderPrice} ₽, не больше ${maxItems} упаковок`]
}
