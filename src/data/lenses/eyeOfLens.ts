import { sameId, type Id } from '../../domain/Id'
import type { Eye, Lens, LensParameters } from '../../domain/lens'
import { LENS_POWERS, mayBeLens } from '../../domain/lens'

export interface SoldLens extends LensParameters {
  productId: Id | null
}

/**
 * Returns the eye that a lens is for: by its own record, otherwise by the lenses that the customer wears.
 * Returns undefined unless exactly one eye matches; an eye with an unknown power may match too.
 * @param own the eye in the record
 */
export function eyeOfLens(sold: SoldLens, worn: readonly Lens[], own?: Eye | null): Eye | undefined {
  if (own) return own
  if (sold.sphere === null) return undefined
  const ofProduct = worn.filter(({ productId }) => productId !== null && sameId(productId, sold.productId))
  // For another product only the powers are compared, because sizes depend on the manufacturer. Both eyes
  // have to be known: an unknown one may have the same power.
  const isOther = ofProduct.length === 0
  if (isOther && !(hasEye(worn, 'right') && hasEye(worn, 'left'))) return undefined
  const possible = (isOther ? worn : ofProduct).filter((lens) =>
    mayBeLens(lens, sold, isOther ? LENS_POWERS : undefined),
  )
  const [eye, ...others] = new Set(possible.map((lens) => lens.eye))
  return others.length === 0 && possible.every(({ sphere }) => sphere !== null) ? eye : undefined
}

const hasEye = (worn: readonly Lens[], eye: Eye): boolean => worn.some((lens) => lens.eye === eye)
