import { sameId } from '#domain/Id'
import type { Lens } from '#domain/lens'
import { lookup } from '#domain/lookup'
import { isLensKnown } from '#data/catalogue/lensChoice'
import { offersOfLens } from '#data/catalogue/lensOffers'
import type { Ranges } from '#data/catalogue/useLensRanges'
import type { Offer } from '#data/catalogue/product'
import type { LensesInfo } from '#data/profile/profile'
import { NOT_NEEDED } from '../EyeFields'
import { noLenses, type LensDraft } from '../lensDraft'
import { isInBox, type LensBox } from './lensBox'
import type { WizardDraft } from './wizardDraft'

/** The initial values of the wizard, based on 'Мои линзы'. */
export interface OwnLenses {
  /** Holds only offers that are certain; the quantity of an eye without lenses is zero. */
  draft: LensDraft & Pick<WizardDraft, 'rightBox' | 'leftBox'>
}

/**
 * Returns the initial values for the lenses that the customer wears. It guesses neither an unknown power nor
 * a second eye.
 */
export function ownLenses(
  info: Pick<LensesInfo, 'wearsLenses' | 'lenses'> | undefined,
  sold: readonly Offer[],
  ranges: Ranges,
  boxes: readonly LensBox[] = [],
): OwnLenses {
  const worn = info?.wearsLenses === false ? [] : (info?.lenses ?? [])
  const draft = { ...noLenses, rightBox: '', leftBox: '' }
  for (const lens of worn) {
    const offer = smallestBox(lens, sold, ranges)
    draft[`${lens.eye}Offer`] = String(offer?.offerId ?? '')
    draft[`${lens.eye}Box`] = (offer && boxes.find((box) => isInBox(offer, box))?.key) ?? ''
  }
  const [only, ...others] = new Set(worn.map(({ eye }) => eye))
  if (only !== undefined && others.length === 0) {
    draft[only === 'right' ? 'leftQuantity' : 'rightQuantity'] = NOT_NEEDED
  }
  return { draft }
}

const sizeOf = ({ params }: Offer) => params.find(({ unit }) => unit === 'lenses')?.value ?? 0

/**
 * Returns the smallest pack of a lens, which the customer sees and can change; undefined unless it is exactly
 * one.
 */
function smallestBox(lens: Lens, sold: readonly Offer[], ranges: Ranges): Offer | undefined {
  const ofProduct = sold.filter(({ productId }) => sameId(productId, lens.productId))
  const candidates = offersOfLens(lens, ofProduct)
  const least = Math.min(...candidates.map(sizeOf))
  const [box, ...others] = candidates.filter((offer) => sizeOf(offer) === least)
  const range = lookup(ranges, String(lens.productId))
  return others.length === 0 && isLensKnown(lens, ofProduct, range) ? box : undefined
}
