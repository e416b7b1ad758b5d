import type { OrderItem } from '../../../domain/order'
import type { Id } from '../../../domain/Id'
import type { Offer, OfferQuantity } from '../../../domain/product'

/** An item of an order, and what becomes of it when the order is repeated. */
export type RepeatLine =
  | { state: 'ready'; item: OrderItem; offer: Offer }
  /** The order does not say which of these it was: lenses of several powers. */
  | { state: 'choose'; item: OrderItem; offers: Offer[] }
  | { state: 'missing'; item: OrderItem; reason: 'soldOut' | 'gone' }

const same = (one: Id | null, other: Id | null) =>
  one !== null && other !== null && String(one) === String(other)

/** What of an order can be bought again, by what the shop offers now. */
export function repeatLines(items: readonly OrderItem[], offers: readonly Offer[]): RepeatLine[] {
  return items.map((item) => {
    const candidates = offers.filter((offer) =>
      item.offerId === null
        ? same(offer.productId, item.productId) && same(offer.packId, item.packId)
        : same(offer.offerId, item.offerId),
    )
    const available = candidates.filter(({ isAvailable }) => isAvailable)
    const [offer, ...others] = available
    if (offer === undefined)
      return { state: 'missing', item, reason: candidates.length > 0 ? 'soldOut' : 'gone' }
    return others.length === 0
      ? { state: 'ready', item, offer }
      : { state: 'choose', item, offers: available }
  })
}

/** The field of the form in which the customer chooses for a line. */
export const choiceName = (index: number): string => `offer${index}`

export interface Chosen extends OfferQuantity {
  offer: Offer
}

/** What goes into the basket: the lines that can be bought, with what was chosen for those that had to be. */
export function chosenOffers(lines: readonly RepeatLine[], choices: Record<string, string>): Chosen[] {
  return lines.flatMap((line, index) => {
    if (line.state === 'missing') return []
    const offer =
      line.state === 'ready'
        ? line.offer
        : line.offers.find(({ offerId }) => String(offerId) === choices[choiceName(index)])
    return offer ? [{ offer, offerId: offer.offerId, quantity: line.item.quantity }] : []
  })
}
