import { sameId, type Id } from '../../domain/Id'
import type { OrderedLens } from '../../domain/lens'
import { lookup } from '../../domain/lookup'
import { isLensKnown, madeFor, type MadeValues } from '../catalogue/lensChoice'
import { isOfLenses, isPowerKnown, offersOfLens, toldApart } from '../catalogue/lensOffers'
import type { Ranges } from '../catalogue/useLensRanges'
import type { OrderItem } from '../orders/order'
import { isOfPack, summedByOffer, type Offer, type OfferQuantity } from '../catalogue/product'

/** An item of an order, or a box for an eye, to buy again. */
export interface WantedItem extends OrderItem {
  /**
   * The lens that replaces the item's offer; the customer is asked for its unknown parameters. Without an eye
   * it is for both.
   */
  lens?: OrderedLens
}

/**
 * Reasons why an item cannot be bought again. `otherPower`: the shop sells the product, but not with this
 * eye's parameters; `notInPacks`: the shop may sell it as single lenses.
 */
type Missing = 'soldOut' | 'gone' | 'notInPacks' | 'otherPower' | 'unreadable'

/** A wanted item with the matching offers of the shop. */
export type RepeatLine =
  | { state: 'ready'; item: WantedItem; offer: Offer }
  /**
   * Several offers match, for example with different powers or pack sizes, so the customer chooses. Some of
   * them may be sold out.
   */
  | { state: 'choose'; item: WantedItem; offers: Offer[]; made: MadeValues }
  | { state: 'missing'; item: WantedItem; reason: Missing }

/**
 * Matches the items with the shop's current offers.
 * @param ranges the values in which products are made: only they fill in an unknown parameter. Without them
 * the result only tells what exists, and lenses with an unknown power are kept.
 */
export const repeatLines = (
  items: readonly WantedItem[],
  offers: readonly Offer[],
  ranges?: Ranges,
): RepeatLine[] =>
  items.map((item) => {
    const range = ranges && lookup(ranges, String(item.productId))
    return repeatLine(item, offers, range, (offer) => ranges === undefined || isPowerKnown(offer, range))
  })

function repeatLine(
  item: WantedItem,
  offers: readonly Offer[],
  range: MadeValues | undefined,
  isTold: (offer: Offer) => boolean,
): RepeatLine {
  if (item.isUnreadable) return { state: 'missing', item, reason: 'unreadable' }
  const ofProduct = offers.filter(({ productId }) => sameId(productId, item.productId))
  const candidates = candidatesFor(item, offers, ofProduct).filter(isTold)
  if (!candidates.some(({ isAvailable }) => isAvailable)) {
    if (candidates.length > 0) return { state: 'missing', item, reason: 'soldOut' }
    const isOtherPower = item.lens !== undefined && ofProduct.length > 0
    // Offers without a stated power may be the right ones.
    const reason = !ofProduct.every(isTold) ? 'unreadable' : isOtherPower ? 'otherPower' : 'gone'
    return { state: 'missing', item, reason }
  }
  // Sold-out offers stay candidates: the only one in stock is not certainly the right one.
  const [offer, ...others] = usualPack(item, candidates)
  return offer?.isAvailable === true && others.length === 0 && isKnown(item, ofProduct, range)
    ? { state: 'ready', item, offer }
    : { state: 'choose', item, offers: candidates, made: madeFor(item.lens, ofProduct, range) }
}

function candidatesFor(item: WantedItem, offers: readonly Offer[], ofProduct: Offer[]): Offer[] {
  if (item.lens !== undefined) return offersOfLens(item.lens, toldApart(ofProduct))
  if (item.offerId !== null) return offers.filter(({ offerId }) => sameId(offerId, item.offerId))
  return toldApart(ofProduct).filter(
    (offer) => item.packId === null || isOfPack(offer, { id: item.packId, params: item.params }),
  )
}

/** Returns the offers in the pack that was bought before, or all offers. */
function usualPack({ lens, packId }: WantedItem, offers: Offer[]): Offer[] {
  const usual = lens === undefined ? [] : offers.filter((offer) => sameId(offer.packId, packId))
  return usual.length > 0 ? usual : offers
}

/** Tells whether a single remaining offer is certainly the right one. */
function isKnown(
  { lens, offerId }: WantedItem,
  ofProduct: readonly Offer[],
  range: MadeValues | undefined,
): boolean {
  if (lens !== undefined) return isLensKnown(lens, ofProduct, range)
  return offerId !== null || !ofProduct.some(isOfLenses)
}

/** Returns the offers that can be bought for these lines. */
export const offersIn = (lines: readonly RepeatLine[]): Offer[] =>
  lines.flatMap((line) => {
    if (line.state === 'missing') return []
    return line.state === 'ready' ? [line.offer] : line.offers.filter(({ isAvailable }) => isAvailable)
  })

/** Returns the form field in which the customer chooses an offer for a line. */
export const choiceName = (index: number): string => `offer${index}`

export interface Chosen extends OfferQuantity {
  offer: Offer
}

/**
 * Returns the items for the basket: each line that can be bought, with its own or the chosen offer. Two lines
 * with the same offer, for example of equal eyes, are merged.
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
