import { isRecord } from '../../api/isRecord'
import type { ServerRecord } from '../../api/serverRecord'
import type { Address } from '../../domain/postalAddress'
import { sumOfTold } from '../../domain/numbers/sums'
import { sameId, type Id } from '../../domain/Id'
import type { Eye } from '../../domain/lens'
import type { Offer } from '../catalogue/product'
import type { SubscriptionLens, SubscriptionOrder, SubscriptionPreview } from './subscription'

/** A lens chosen for an eye. */
export interface LensPick {
  eye: Eye
  offer: Offer
  quantity: number
}

/** Destination of the order; a new address has only an id. */
export interface AddressPick {
  id: Id
  address?: Address | undefined
}

/** Another quantity of goods in the order. */
export interface GoodsPick {
  offerId: Id
  quantity: number
}

type Lines = Pick<SubscriptionOrder, 'lenses' | 'additional' | 'hasUnreadable'>

/** Returns the price of the lines before the discount, and whether some prices are missing. */
export const fullPrice = ({ lenses, additional, hasUnreadable }: Lines) =>
  sumOfTold([...lenses, ...additional], hasUnreadable)

export const itemsCount = ({ lenses, additional }: Lines): number =>
  [...lenses, ...additional].reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Returns the order with other lines and its sums scaled in proportion; it is shown until the server's sums
 * arrive.
 */
function withLines(order: SubscriptionOrder, lines: Partial<Lines>): SubscriptionOrder {
  const changed = { ...order, ...lines }
  const [before, after] = [fullPrice(order), fullPrice(changed)]
  // Partial sums would give wrong proportions.
  if (!before.sum?.value || !after.sum || before.isShort || after.isShort || order.totalPrice === null)
    return changed
  const full = after.sum.value
  const discountValue = Math.round((full * order.discountValue) / before.sum.value)
  const value = full - discountValue
  const points =
    order.totalPrice.value === 0 ? 0 : Math.round((value * order.points) / order.totalPrice.value)
  return { ...changed, discountValue, points, totalPrice: { ...order.totalPrice, value } }
}

export const withGoods = (order: SubscriptionOrder, { offerId, quantity }: GoodsPick): SubscriptionOrder =>
  withLines(order, {
    additional: order.additional.map((item) =>
      sameId(item.offerId, offerId) ? { ...item, quantity } : item,
    ),
  })

/** Adds one pack; goods that the order holds keep their quantity. */
export function withAdded(order: SubscriptionOrder, offer: Offer): SubscriptionOrder {
  const { offerId, title, picture, price } = offer
  if (order.additional.some((item) => sameId(item.offerId, offerId))) return order
  // The server gives the line an id of its own.
  const added = { id: `new-${offerId}`, offerId, title, picture, quantity: 1, price }
  return withLines(order, { additional: [...order.additional, added] })
}

/** Tells whether the server's order holds an offer. */
export const holdsOffer = ({ additional }: ServerRecord, offerId: Id): boolean =>
  Array.isArray(additional) &&
  additional.some((item) => isRecord(item) && sameId(item['offer_id'] as Id, offerId))

/** Replaces the first line of an eye and keeps its other lines. */
function withLine<Line extends { eye?: unknown }>(lines: readonly Line[], line: Line): Line[] {
  const edited = lines.findIndex(({ eye }) => eye === line.eye)
  return edited === -1 ? [...lines, line] : lines.map((other, index) => (index === edited ? line : other))
}

export function withLenses(order: SubscriptionOrder, picks: readonly LensPick[]): SubscriptionOrder {
  const lines = picks.map(({ eye, offer, quantity }): SubscriptionLens => ({ ...offer, eye, quantity }))
  return withLines(order, { lenses: lines.reduce(withLine, order.lenses) })
}

/**
 * Returns the server's lines of the order with other lenses for some eyes. All other lines are sent back
 * unchanged, including those that this page cannot read (contract 5.9).
 */
export function editedLenses(serverRecord: ServerRecord, picks: readonly LensPick[]): ServerRecord[] {
  const lines = Array.isArray(serverRecord['lenses']) ? serverRecord['lenses'].filter(isRecord) : []
  const sent = lines.map(({ eye, offer_id, quantity }): ServerRecord => ({ eye, offer_id, quantity }))
  return picks
    .map(({ eye, offer, quantity }) => ({ eye, offer_id: offer.offerId, quantity }))
    .reduce(withLine, sent)
}

/** Returns the preview after an edit of the order; lines that cannot be read cannot be counted. */
export const previewWith = (
  preview: SubscriptionPreview,
  { totalPrice, ...order }: SubscriptionOrder,
): SubscriptionPreview => ({
  ...preview,
  totalPrice,
  itemsCount: order.hasUnreadable ? 0 : itemsCount(order),
})
