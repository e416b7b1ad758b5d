import { sameId, type Id } from '../../domain/Id'
import {
  LENS_PARAMETERS,
  mayBeLens,
  parametersInOneLine,
  type LensParameter,
  type LensParameters,
} from '../../domain/lens'
import { packInWords, type Offer, type PackParam } from './product'

export type ParameterValue = LensParameters[LensParameter]

/** 'Sph −2,75 · BC 8,6 · голубой': the parameters an offer has. */
export const offerParameters = (offer: LensParameters & { colour?: string | null }): string =>
  [parametersInOneLine(offer), offer.colour].filter(Boolean).join(' · ')

/** 'Cyl −0,75 · Ax 180° · BC 8,6': all but the power, which stands apart. */
export const otherParameters = (offer: LensParameters & { colour?: string | null }): string =>
  offerParameters({ ...offer, sphere: null })

/**
 * Returns '6 шт · Sph −2,75 · BC 8,6': it tells lines of a basket with one title apart, and leaves out the
 * pack if the title names it.
 */
export function offerInWords(offer: Offer, title: string): string {
  const pack = packInWords(offer.params)
  const isSaid = withSpaces(` ${title}`).includes(withSpaces(` ${pack}`))
  return [isSaid ? '' : pack, offerParameters(offer)].filter(Boolean).join(' · ')
}

const withSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Returns the offers that may be this lens: equal in all its known parameters. */
export const offersOfLens = <Sold extends LensParameters>(
  lens: LensParameters,
  offers: readonly Sold[],
): Sold[] => offers.filter((offer) => mayBeLens(lens, offer))

/** Returns all features by which a customer can choose. */
const wordsOf = ({ productId, packId, title, params, colour, ...offer }: Offer): string =>
  [
    ...[productId, packId, title, colour, ...LENS_PARAMETERS.map(({ name }) => offer[name])],
    ...params.flatMap(({ value, unit }) => [value, unit]),
  ].join('|')

/** Without lenses that nothing tells apart, as where a power is missing: any of them may be meant (contract 13.2). */
export function toldApart(offers: readonly Offer[]): Offer[] {
  const ids = new Map<string, Id>()
  const unclear = new Set<string>()
  for (const offer of offers) {
    const words = wordsOf(offer)
    const other = ids.get(words)
    if (other === undefined) ids.set(words, offer.offerId)
    else if (!sameId(other, offer.offerId)) unclear.add(words)
  }
  return unclear.size === 0 ? [...offers] : offers.filter((offer) => !unclear.has(wordsOf(offer)))
}

/** Lenses have powers to choose, solutions and drops have not; the unit of the pack tells them apart (contract 7.5). */
export const isOfLenses = ({ params }: { params: readonly PackParam[] }): boolean =>
  params.some(({ unit }) => unit === 'lenses')

/**
 * Tells whether the power of what is sold is known: it is told, or the product is made in none. Goods have none.
 * @param range what the product is made in, where that is known
 */
export const isPowerKnown = (offer: Offer, range?: { sphere?: readonly ParameterValue[] }): boolean =>
  offer.sphere !== null || !isOfLenses(offer) || range?.sphere?.every((value) => !value) === true

/** Groups offers by their title. */
export function offersByTitle(offers: readonly Offer[]): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const group = groups.get(offer.title)
    if (group) group.push(offer)
    else groups.set(offer.title, [offer])
  }
  return groups
}
