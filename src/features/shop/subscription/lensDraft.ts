import { sameId } from '#domain/Id'
import { LENS_POWERS, mayBeLens, type Eye, type Lens } from '#domain/lens'
import { isLensKnown } from '#data/catalogue/lensChoice'
import { offersOfLens } from '#data/catalogue/lensOffers'
import type { Offer } from '#data/catalogue/product'
import { idOfOne, text } from '#forms/lib/rules'
import type { LensPick } from '#data/subscription/editedOrder'
import type { SubscriptionLens } from '#data/subscription/subscription'

/** The fields of both eyes. Their values are texts, as in the controls of the form. */
export type LensDraft = Record<`${Eye}Offer` | `${Eye}Quantity`, string>

export const noLenses: LensDraft = { rightOffer: '', rightQuantity: '1', leftOffer: '', leftQuantity: '1' }

const EYES: Eye[] = ['right', 'left']

/** Returns the eyes that have lenses, or both if the order has none. */
export function eyesOf(lenses: readonly SubscriptionLens[]): Eye[] {
  const worn = EYES.filter((eye) => lenses.some((lens) => lens.eye === eye))
  return worn.length > 0 ? worn : EYES
}

/** Returns the line of the order that an eye's fields edit; other lines of that eye stay as they are. */
const editedLine = (lenses: readonly SubscriptionLens[], eye: Eye | null) =>
  eye === null ? undefined : lenses.find((lens) => lens.eye === eye)

export const otherLines = (lenses: readonly SubscriptionLens[]): SubscriptionLens[] =>
  lenses.filter((lens) => lens !== editedLine(lenses, lens.eye))

const isQuantity = (quantity: number) => Number.isInteger(quantity) && quantity > 0

/**
 * Returns the fields for the lenses of an order. Lenses that are no longer sold, and an impossible quantity,
 * have to be chosen again.
 */
export function lensDraftOf(lenses: readonly SubscriptionLens[], sold: readonly Offer[]): LensDraft {
  const fields = eyesOf(lenses).flatMap((eye) => {
    const line = editedLine(lenses, eye)
    if (!line) return []
    const { offerId, quantity } = line
    return [
      [`${eye}Offer`, sold.some((offer) => sameId(offer.offerId, offerId)) ? String(offerId) : ''],
      [`${eye}Quantity`, isQuantity(quantity) ? String(quantity) : ''],
    ]
  })
  return { ...noLenses, ...(Object.fromEntries(fields) as Partial<LensDraft>) }
}

/**
 * Returns the offer with the same pack, sizes and colour in the powers of a lens; undefined unless it is
 * exactly one.
 */
function inPowersOf(lens: Lens, now: Offer | undefined, sold: readonly Offer[]): Offer | undefined {
  if (!now || lens.sphere === null) return undefined
  const wanted = { ...lens, baseCurve: now.baseCurve, diameter: now.diameter }
  const ofProduct = sold.filter(({ productId }) => sameId(productId, now.productId))
  const [offer, ...others] = offersOfLens(wanted, ofProduct).filter(
    ({ isAvailable, packId, colour }) =>
      isAvailable && (now.packId === null || sameId(packId, now.packId)) && colour === now.colour,
  )
  return others.length === 0 && isLensKnown(wanted, ofProduct) ? offer : undefined
}

/**
 * Returns the fields for the same products in the powers that the customer wears; what is not sold has to be
 * chosen.
 */
export function ownLensDraft(
  lenses: readonly SubscriptionLens[],
  worn: readonly Lens[],
  sold: readonly Offer[],
): LensDraft {
  const own = lenses.map((line) => {
    const lens = worn.find(({ eye }) => eye === line.eye)
    if (!lens || mayBeLens(lens, line, LENS_POWERS)) return line
    const now = sold.find(({ offerId }) => sameId(offerId, line.offerId))
    return { ...line, offerId: inPowersOf(lens, now, sold)?.offerId ?? '' }
  })
  return lensDraftOf(own, sold)
}

/** Returns the choices that differ from the order. */
export const changedPicks = (lenses: readonly SubscriptionLens[], picks: readonly LensPick[]): LensPick[] =>
  picks.filter(({ eye, offer, quantity }) => {
    const line = editedLine(lenses, eye)
    return !line || !sameId(line.offerId, offer.offerId) || line.quantity !== quantity
  })

export const isAvailable = (offers: readonly Offer[], id: string): boolean =>
  offers.some((offer) => offer.isAvailable && sameId(offer.offerId, id))

export const chosenLenses = (offers: readonly Offer[]) =>
  idOfOne(
    offers.filter((offer) => offer.isAvailable).map(({ offerId }) => ({ id: offerId })),
    'Выберите линзы и все их параметры',
  )

/** Returns the validation rules for the fields of these eyes. */
export function lensRules(eyes: readonly Eye[], sold: readonly Offer[]) {
  const offerOf = (eye: Eye) => (eyes.includes(eye) ? chosenLenses(sold) : text())
  const quantityOf = (eye: Eye) => (eyes.includes(eye) ? text().required() : text())
  return {
    rightOffer: offerOf('right'),
    rightQuantity: quantityOf('right'),
    leftOffer: offerOf('left'),
    leftQuantity: quantityOf('left'),
  }
}

export function lensPicks(draft: LensDraft, eyes: readonly Eye[], sold: readonly Offer[]): LensPick[] {
  return eyes.flatMap((eye) => {
    const offer = sold.find(({ offerId }) => sameId(offerId, draft[`${eye}Offer`]))
    return offer ? [{ eye, offer, quantity: Number(draft[`${eye}Quantity`]) }] : []
  })
}
