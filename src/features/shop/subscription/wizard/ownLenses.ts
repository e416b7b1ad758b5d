import { sameId } from '../../../../domain/Id'
import type { Eye, Lens } from '../../../../domain/lens'
import { isPowerKnown, LENS_PARAMETERS, offersOfLens } from '../../../../domain/lensOffers'
import type { Offer } from '../../../../domain/product'
import type { LensPicks } from '../../../../forms/LensOfferField'
import type { LensesInfo } from '../../../../data/profile/profile'
import { NOT_NEEDED } from '../EyeFields'
import { noLenses, type LensDraft } from '../lensDraft'

/** What 'Мои линзы' says of the lenses that are sold. */
export interface OwnLenses {
  /** Offers of which there is no doubt; an eye that wears nothing is not needed. */
  draft: LensDraft
  /** The rest of what is known, as the beginning of a choice. */
  known: Partial<Record<Eye, LensPicks>>
  isEmpty: boolean
}

/** Nothing is guessed: not a power that is not known, not a size of pack, not a second eye. */
export function ownLenses(info: LensesInfo | undefined, sold: readonly Offer[]): OwnLenses {
  const worn = info?.wearsLenses === false ? [] : (info?.lenses ?? [])
  const draft = { ...noLenses }
  const known: OwnLenses['known'] = {}
  let isEmpty = true
  for (const lens of worn) {
    const ofProduct = sold.filter(({ productId }) => sameId(productId, lens.productId))
    const candidates = offersOfLens(lens, ofProduct)
    const [first, ...others] = candidates
    if (first === undefined) continue
    isEmpty = false
    known[lens.eye] = picksOf(lens, first, candidates)
    if (others.length === 0 && isPowerKnown(lens, ofProduct))
      draft[`${lens.eye}Offer`] = String(first.offerId)
  }
  if (worn.length === 1) draft[worn[0]?.eye === 'right' ? 'leftQuantity' : 'rightQuantity'] = NOT_NEEDED
  return { draft, known, isEmpty }
}

/** The parameters in which all that may be this lens are alike, and of which something is known. */
function picksOf(lens: Lens, first: Offer, candidates: readonly Offer[]): LensPicks {
  const alike = LENS_PARAMETERS.filter(
    ({ name }) =>
      (lens[name] !== null || first[name] === null) &&
      candidates.every((candidate) => candidate[name] === first[name]),
  )
  return { title: first.title, ...Object.fromEntries(alike.map(({ name }) => [name, first[name]])) }
}
