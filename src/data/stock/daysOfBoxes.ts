import type { Eye } from '../../domain/lens'
import { sameId } from '../../domain/Id'
import { isOfLenses } from '../catalogue/lensOffers'
import type { Offer } from '../catalogue/product'
import type { LensesInfo } from '../profile/profile'
import { replacementOf } from './stockOnHome'
import { daysPerLensOf, lensesInPackOf } from './supply'

interface Box {
  offer: Pick<Offer, 'productId' | 'params'>
  eye: Eye | undefined
  quantity: number
}

/**
 * Returns the days that boxes of lenses last; undefined unless all are of one product and the eye of each and
 * the replacement schedule are known. The eye that runs out first decides.
 */
export function daysOfBoxes(boxes: readonly Box[], info: LensesInfo | undefined): number | undefined {
  const lenses = boxes.filter(({ offer }) => isOfLenses(offer))
  const [first] = lenses
  if (first === undefined) return undefined
  const { productId } = first.offer
  const daysPerLens = daysPerLensOf([replacementOf(productId, info)])
  const isClear = lenses.every(({ offer, eye }) => eye !== undefined && sameId(offer.productId, productId))
  if (daysPerLens === undefined || !isClear) return undefined
  const numbers = new Map<Eye | undefined, number>()
  for (const { offer, eye, quantity } of lenses)
    numbers.set(eye, (numbers.get(eye) ?? 0) + quantity * (lensesInPackOf(offer.params) ?? 0))
  const days = Math.min(...numbers.values()) * daysPerLens
  return days > 0 ? days : undefined
}
