import { sameId, type Id } from '../../domain/Id'
import {
  LENS_PARAMETERS,
  mayBeLens,
  parametersInOneLine,
  type LensParameter,
  type LensParameters,
} from '../../domain/lens'
import { joinedByDots } from '#domain/text/joinedByDots'
import { packInWords, type Offer, type PackParam } from './product'

export type ParameterValue = LensParameters[LensParameter]

/** Returns the offer's parameters: 'Sph −2,75 · BC 8,6 · голубой'. */
export const offerParameters = (offer: LensParameters & { colour?: string | null }): string =>
  joinedByDots([parametersInOneLine(offer), offer.colour])

/** Returns all parameters but the sphere, which is shown separately: 'Cyl −0,75 · Ax 180° · BC 8,6'. */
export const otherParameters = (offer: LensParameters & { colour?: string | null }): string =>
  offerParameters({ ...offer, sphere: null })

/**
 * Returns '6 шт · Sph −2,75 · BC 8,6', which tells apart basket lines with the same title; the pack is left
 * out if the title names it.
 */
export function offerInWords(offer: Offer, title: string): string {
  const pack = packInWords(offer.params)
  const isSaid = withSpaces(` ${title}`).includes(withSpaces(` ${pack}`))
  return joinedByDots([isSaid ? '' : pack, offerParameters(offer)])
}

const withSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Returns the offers that may be this lens: they match all its known parameters. */
export const offersOfLens = <Sold extends LensParameters>(
  lens: LensParameters,
  offers: readonly Sold[],
): Sold[] => offers.filter((offer) => mayBeLens(lens, offer))

/** Returns all features that a customer can choose by, as one text. */
const wordsOf = ({ productId, packId, title, params, colour, ...offer }: Offer): string =>
  [
    ...[productId, packId, title, colour, ...LENS_PARAMETERS.map(({ name }) => offer[name])],
    ...params.flatMap(({ value, unit }) => [value, unit]),
  ].join('|')

/**
 * Leaves out lenses that look the same, for example because a power is missing: any of them may be meant
 * (contract 13.2).
 */
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

/**
 * Tells lenses from solutions and drops, which have no powers to choose, by the unit of the pack (contract
 * 7.5).
 */
export const isOfLenses = ({ params }: { params: readonly PackParam[] }): boolean =>
  params.some(({ unit }) => unit === 'lenses')

/**
 * Tells whether the power of an offer is known: the offer states it, or the product has no powers.
 * @param range the values in which the product is made, where they are known
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
