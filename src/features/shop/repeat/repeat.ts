import { sameId, type Id } from '#domain/Id'
import type { Lens } from '#domain/lens'
import { isLensKnown, madeFor, type Made } from '#data/catalogue/lensChoice'
import { isOfLenses, offersOfLens, toldApart } from '#data/catalogue/lensOffers'
import type { OrderItem } from '#data/orders/order'
import { isOfPack, summedByOffer, type Offer, type OfferQuantity } from '#data/catalogue/product'

/** What is to be bought again: an item of an order, or a box for an eye. */
export interface WantedItem extends OrderItem {
  /** The lens it has to be, in place of an offer; what is not known of it is asked for. */
  lens?: Lens
}

/** Why something cannot be bought again; `otherPower`: the product is sold, but not as this eye needs it. */
type Missing = 'soldOut' | 'gone' | 'otherPower' | 'unreadable'

/** Something wanted, and what becomes of it by what the shop offers now. */
export type RepeatLine =
  | { state: 'ready'; item: WantedItem; offer: Offer }
  /** Nobody has said which of these it was: lenses of several powers, packs of several sizes; some may be sold out. */
  | { state: 'choose'; item: WantedItem; offers: Offer[]; made: Made }
  | { state: 'missing'; item: WantedItem; reason: Missing }

/** What can be bought again, by what the shop offers now. */
export const repeatLines = (items: readonly WantedItem[], offers: readonly Offer[]): RepeatLine[] =>
  items.map((item) => repeatLine(item, offers))

function repeatLine(item: WantedItem, offers: readonly Offer[]): RepeatLine {
  if (item.isUnreadable) return { state: 'missing', item, reason: 'unreadable' }
  const ofProduct = offers.filter(({ productId }) => sameId(productId, item.productId))
  const candidates = candidatesFor(item, offers, ofProduct)
  if (!candidates.some(({ isAvailable }) => isAvailable)) {
    const isOtherPower = item.lens !== undefined && ofProduct.length > 0
    const reason = candidates.length > 0 ? 'soldOut' : isOtherPower ? 'otherPower' : 'gone'
    return { state: 'missing', item, reason }
  }
  // What is sold out must not decide which one it is.
  const [offer, ...others] = usualPack(item, candidates)
  return offer?.isAvailable === true && others.length === 0 && isKnown(item, ofProduct)
    ? { state: 'ready', item, offer }
    : { state: 'choose', item, offers: candidates, made: madeFor(item.lens, ofProduct) }
}

function candidatesFor(item: WantedItem, offers: readonly Offer[], ofProduct: Offer[]): Offer[] {
  if (item.lens !== undefined) return offersOfLens(item.lens, toldApart(ofProduct))
  if (item.offerId !== null) return offers.filter(({ offerId }) => sameId(offerId, item.offerId))
  return toldApart(ofProduct).filter(
    (offer) => item.packId === null || isOfPack(offer, { id: item.packId, params: item.params }),
  )
}

/** Of several packs of the same lens the one that was bought before. */
function usualPack({ lens, packId }: WantedItem, offers: Offer[]): Offer[] {
  const usual = lens === undefined ? [] : offers.filter((offer) => sameId(offer.packId, packId))
  return usual.length > 0 ? usual : offers
}

/** Whether one offer that is left is surely the one. */
function isKnown({ lens, offerId }: WantedItem, ofProduct: readonly Offer[]): boolean {
  if (lens !== undefined) return isLensKnown(lens, ofProduct)
  return offerId !== null || ofProduct.length === 1 || !ofProduct.some(isOfLenses)
}

/** What may be bought of these lines. */
export const offersIn = (lines: readonly RepeatLine[]): Offer[] =>
  lines.flatMap((line) => {
    if (line.state === 'missing') return []
    return line.state === 'ready' ? [line.offer] : line.offers.filter(({ isAvailable }) => isAvailable)
  })

/** The field of the form in which the customer chooses for a line. */
export const choiceName = (index: number): string => `offer${index}`

export interface Chosen extends OfferQuantity {
  offer: Offer
}

/**
 * What goes into the basket: the lines that can be bought, with what was chosen for those that had to be. Two lines of
 * one offer, as of two equal eyes, become one.
 */
export const chosenOffers = (lines: readonly RepeatLine[], choices: Record<string, string>): Chosen[] =>
  summedByOffer(
    lines.flatMap((line, index) => {
      const offer = offerOf(line, choices[choiceName(index)])
      return offer ? [{ offer, offerId: offer.offerId, quantity: line.item.quantity }] : []
    }),
  )

function offerOf(line: RepeatLine, choice: Id | undefined): Offer | undefined {
  if (line.state === 'missing') return undefined
  return line.state === 'ready' ? line.offer : line.offers.find(({ offerId }) => sameId(offerId, choice))
}
