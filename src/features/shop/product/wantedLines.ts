import type { Offer } from '#data/catalogue/product'
import type { Money } from '#domain/numbers/money'
import { sumOf } from '#domain/numbers/sums'
import type { ChosenForEye } from './choice'

/** The wanted lenses of an eye whose parameters are all chosen. */
export type WantedLine = ChosenForEye & { offer: Offer }

export interface WantedLines {
  complete: WantedLine[]
  /** The wanted lenses with parameters that are not chosen yet. */
  missing: ChosenForEye[]
  soldOut: WantedLine[]
  /** Null while something is missing. */
  sum: Money | null
  points: number
}

const isComplete = (wanted: ChosenForEye): wanted is WantedLine => wanted.offer !== undefined

/** Sorts the wanted lenses of both eyes into complete, missing and sold-out ones, and returns their price. */
export function wantedLines(wanted: readonly ChosenForEye[]): WantedLines {
  const needed = wanted.filter(({ quantity }) => quantity > 0)
  const complete = needed.filter(isComplete)
  const missing = needed.filter((one) => !isComplete(one))
  const sum =
    missing.length === 0
      ? sumOf(complete.map(({ offer, quantity }) => ({ price: offer.price, quantity })))
      : null
  return {
    complete,
    missing,
    soldOut: complete.filter(({ offer }) => !offer.isAvailable),
    sum,
    points: complete.reduce((all, { offer, quantity }) => all + offer.points * quantity, 0),
  }
}
