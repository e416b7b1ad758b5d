import { LENS_POWERS, mayBeLens, type Lens } from '../../domain/lens'

const powersOf = (lens: Lens) => [lens.eye, ...LENS_POWERS.map((name) => lens[name])]

/**
 * Tells whether lenses are of other powers than the customer wears, for an eye whose powers both sides tell.
 * @returns undefined if not, else a text that is another one as soon as either side changes
 */
export function otherPowers(sold: readonly Lens[], worn: readonly Lens[]): string | undefined {
  const isOther = (lens: Lens) =>
    lens.sphere !== null && worn.some((own) => own.eye === lens.eye && !mayBeLens(own, lens, LENS_POWERS))
  return sold.some(isOther) ? JSON.stringify([sold, worn].map((lenses) => lenses.map(powersOf))) : undefined
}
