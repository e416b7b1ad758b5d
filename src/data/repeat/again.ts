import { newestFirst } from '../../domain/dates/newestFirst'
import { mayBeLens, type Eye, type Lens } from '../../domain/lens'
import { sameId } from '../../domain/Id'
import { sumOf } from '../../domain/numbers/sums'
import type { Basket } from '../basket/basket'
import { isOfLenses } from '../catalogue/lensOffers'
import { summedByOffer, type Offer } from '../catalogue/product'
import type { PaymentCode } from '../checkout/checkout'
import { eyeOfLens } from '../lenses/eyeOfLens'
import type { Order } from '../orders/order'
import { isOfPacks, purchasesOf } from '../orders/purchases'
import type { Reminder } from '../reminders/reminder'
import type { RepeatLine, WantedItem } from './repeat'

type RemindedLenses = Pick<Reminder, 'productId' | 'title' | 'lenses' | 'packsCount'>

/** One item to buy again that needs no choice. */
export interface AgainLine {
  offer: Offer
  eye: Eye | undefined
  quantity: number
  /** The place of the item among those that were wanted. */
  place: number
}

/**
 * Returns the items to buy again; undefined if one of them is unknown or not sold, so that the customer has
 * to choose.
 */
export function againLines(lines: readonly RepeatLine[], worn: readonly Lens[]): AgainLine[] | undefined {
  const ready = lines.flatMap((line) => (line.state === 'ready' ? [line] : []))
  if (ready.length === 0 || ready.length < lines.length) return undefined
  return ready
    .map(({ offer, item }, place) => ({
      offer,
      place,
      eye: eyeOfItem(item, offer, worn),
      quantity: item.quantity,
    }))
    .toSorted((one, other) => Number(other.eye === 'right') - Number(one.eye === 'right'))
}

/**
 * Returns the packs of a reminder as boxes for its eyes; the right eye gets the odd pack. Each eye needs at
 * least one, unless one pack has lenses for both.
 */
export function boxesOf({ productId, title, lenses, packsCount }: RemindedLenses): WantedItem[] {
  const packs = Math.max(1, Math.floor(packsCount) || 1)
  const [first, ...others] = lenses.toSorted(
    (one, other) => Number(other.eye === 'right') - Number(one.eye === 'right'),
  )
  if (first === undefined) return []
  const isShared =
    packs <= others.length && others.every((lens) => mayBeLens(lens, first) && mayBeLens(first, lens))
  const eyes = isShared ? [{ ...first, eye: null }] : [first, ...others]
  return eyes.map((lens, place) => ({
    productId,
    packId: null,
    offerId: null,
    title,
    picture: null,
    params: [],
    quantity: Math.max(1, Math.ceil((packs - place) / eyes.length)),
    price: null,
    lens,
  }))
}

/** Returns the eye of an item: its own, or that of the offer; undefined if it is for both. */
export const eyeOfItem = ({ lens }: WantedItem, offer: Offer, worn: readonly Lens[]): Eye | undefined =>
  isOfLenses(offer) && lens?.eye !== null ? eyeOfLens(offer, worn, lens?.eye) : undefined

/** Sets the pack that was bought last on lenses without a pack. */
export const inUsualPacks = (items: readonly WantedItem[], orders: readonly Order[]): WantedItem[] => {
  const bought = purchasesOf(orders.filter(isOfPacks))
  return items.map((item) => {
    if (item.lens === undefined || item.packId !== null) return item
    const last = bought.find(({ item: { productId } }) => sameId(productId, item.productId))
    return { ...item, packId: last?.item.packId ?? null }
  })
}

/**
 * Returns the basket that the customer expects when starting from an empty one; the shop's basket is compared
 * with it before anything is ordered.
 */
export const expectedBasket = (empty: Basket, lines: readonly AgainLine[]): Basket => ({
  ...empty,
  // A basket that has kept a subscription period is still a single purchase.
  subscriptionTypeId: null,
  deliveryPeriod: null,
  // The amount of kept points is unknown here; the shop states it together with the lines.
  discounts: [],
  pointsDiscountValue: 0,
  totalPrice: sumOf(lines.map(({ offer: { price }, quantity }) => ({ price, quantity }))),
  cashbackValue: lines.reduce((sum, { offer, quantity }) => sum + offer.points * quantity, 0),
  items: summedByOffer(lines.map((line) => ({ ...line, offerId: line.offer.offerId }))).map(
    ({ offer, quantity }) => ({
      basketItemId: `again ${offer.offerId}`,
      productId: offer.productId,
      packId: offer.packId,
      offerId: offer.offerId,
      additionalCardId: null,
      title: offer.title,
      code: '',
      picture: null,
      types: [],
      quantity,
      points: offer.points * quantity,
      price: offer.price,
      priceWithoutDiscount: null,
      cashbackPercentValue: 0,
    }),
  ),
})

/** Returns the payment method of the last order if it can be used again; undefined if it is unknown. */
export function lastPayment(
  orders: readonly Order[],
  allowed: readonly PaymentCode[],
): PaymentCode | undefined {
  const [last] = newestFirst(orders, ({ createdAt }) => createdAt)
  return allowed.find((code) => code === last?.payment?.type)
}
