import { LENS_POWERS, mayBeLens, type Lens, type OrderedLens } from '../../domain/lens'

const powersOf = (lens: OrderedLens) => [lens.eye, ...LENS_POWERS.map((name) => lens[name])]

/**
 * Tells whether the powers of lenses differ from those that the customer wears, for an eye whose power is
 * known on both sides.
 * @returns undefined if they do not, otherwise a text that changes whenever either side does
 */
export function otherPowers(sold: readonly OrderedLens[], worn: readonly Lens[]): string | undefined {
  const isOther = (lens: OrderedLens) =>
    lens.sphere !== null && worn.some((own) => own.eye === lens.eye && !mayBeLens(own, lens, LENS_POWERS))
  return sold.some(isOther) ? JSON.stringify([sold, worn].map((lenses) => lenses.map(powersOf))) : undefined
}
