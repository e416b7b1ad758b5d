import { sameId } from '#domain/Id'
import type { Lens } from '#domain/lens'
import { isLensKnown } from '#data/catalogue/lensChoice'
import { offersOfLens } from '#data/catalogue/lensOffers'
import type { Offer } from '#data/catalogue/product'
import type { LensesInfo } from '#data/profile/profile'
import { NOT_NEEDED } from '../EyeFields'
import { noLenses, type LensDraft } from '../lensDraft'
import { isInBox, type LensBox } from './lensBox'
import type { WizardDraft } from './wizardDraft'

/** What 'Мои линзы' says of the lenses that are sold. */
export interface OwnLenses {
  /** Offers of which there is no doubt; an eye that wears nothing needs nothing. */
  draft: LensDraft & Pick<WizardDraft, 'rightBox' | 'leftBox'>
  isEmpty: boolean
}

/** Neither a power that is not known nor a second eye is guessed. */
export function ownLenses(
  info: Pick<LensesInfo, 'wearsLenses' | 'lenses'> | undefined,
  sold: readonly Offer[],
  boxes: readonly LensBox[] = [],
): OwnLenses {
  const worn = info?.wearsLenses === false ? [] : (info?.lenses ?? [])
  const draft = { ...noLenses, rightBox: '', leftBox: '' }
  for (const lens of worn) {
    const offer = smallestBox(lens, sold)
    draft[`${lens.eye}Offer`] = String(offer?.offerId ?? '')
    draft[`${lens.eye}Box`] = (offer && boxes.find((box) => isInBox(offer, box))?.key) ?? ''
  }
  const [only, ...others] = new Set(worn.map(({ eye }) => eye))
  if (only !== undefined && others.length === 0) {
    draft[only === 'right' ? 'leftQuantity' : 'rightQuantity'] = NOT_NEEDED
  }
  return { draft, isEmpty: draft.rightOffer === '' && draft.leftOffer === '' }
}

const sizeOf = ({ params }: Offer) => params.find(({ unit }) => unit === 'lenses')?.value ?? 0

/** Of several sizes of pack the smallest one: it is seen, and can be changed. */
function smallestBox(lens: Lens, sold: readonly Offer[]): Offer | undefined {
  const ofProduct = sold.filter(({ productId }) => sameId(productId, lens.productId))
  const candidates = offersOfLens(lens, ofProduct)
  const least = Math.min(...candidates.map(sizeOf))
  const [box, ...others] = candidates.filter((offer) => sizeOf(offer) === least)
  return others.length === 0 && isLensKnown(lens, ofProduct) ? box : undefined
}
