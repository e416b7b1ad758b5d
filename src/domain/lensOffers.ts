import {
  LENS_PARAMETERS,
  parameterLabel,
  parametersInOneLine,
  type LensParameter,
  type LensParameters,
} from './lens'
import { packInWords, type Offer, type PackParam } from './product'

export type ParameterValue = LensParameters[LensParameter]

/** 'Sph −2,75 · BC 8,6 · голубой': the parameters an offer has. */
export const offerParameters = (offer: LensParameters & { colour?: string | null }): string =>
  [parametersInOneLine(offer), offer.colour].filter(Boolean).join(' · ')

/**
 * '6 шт · Sph −2,75 · BC 8,6': what tells one line of a basket from another of the same title, without the pack where
 * the title says it.
 */
export function offerInWords(offer: Offer, title: string): string {
  const pack = packInWords(offer.params)
  const isSaid = withSpaces(` ${title}`).includes(withSpaces(` ${pack}`))
  return [isSaid ? '' : pack, offerParameters(offer)].filter(Boolean).join(' · ')
}

const withSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Each value once, powers in their order. */
export function valuesOf(offers: readonly LensParameters[], name: LensParameter): ParameterValue[] {
  return [...new Set(offers.map((offer) => offer[name]))].sort((one, other) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other)),
  )
}

interface ParameterChoice {
  name: LensParameter
  label: string
  values: ParameterValue[]
  /** What was picked, if what was picked before leaves it. */
  picked: ParameterValue | undefined
}

/**
 * The parameters in which the offers differ, each with the values that the ones before it leave, and the boxes that a
 * complete choice leads to: several, where one lens is sold in packs of several sizes.
 */
export function narrowed<Sold extends LensParameters>(
  offers: readonly Sold[],
  picks: Partial<LensParameters>,
): { choices: ParameterChoice[]; boxes: readonly Sold[] } {
  const choices: ParameterChoice[] = []
  let left = offers
  let isComplete = true
  for (const parameter of LENS_PARAMETERS) {
    const { name } = parameter
    const values = valuesOf(left, name)
    const wanted = values.length === 1 ? values[0] : picks[name]
    const picked = wanted !== undefined && values.includes(wanted) ? wanted : undefined
    if (picked === undefined) isComplete = false
    else left = left.filter((offer) => offer[name] === picked)
    if (valuesOf(offers, name).length > 1)
      choices.push({ name, label: parameterLabel(parameter), values, picked })
  }
  return { choices, boxes: isComplete ? left : [] }
}

/** Lenses of another power are other lenses; of sizes a product mostly has one. */
const POWERS: readonly LensParameter[] = ['sphere', 'cylinder', 'axis', 'addition']

/** No cylinder is written as null or as zero. */
const written = (lens: LensParameters, name: LensParameter): ParameterValue =>
  name === 'cylinder' && lens[name] === 0 ? null : lens[name]

/** The offers that may be this lens: alike in all that is known of it. */
export const offersOfLens = <Sold extends LensParameters>(
  lens: LensParameters,
  offers: readonly Sold[],
): Sold[] =>
  offers.filter((offer) =>
    LENS_PARAMETERS.every(({ name }) => lens[name] === null || written(lens, name) === written(offer, name)),
  )

/** Whether what is not known of a lens could make it any other of these: a power is never guessed. */
export const isPowerKnown = (lens: LensParameters, offers: readonly LensParameters[]): boolean =>
  offers.every((offer) => POWERS.every((name) => lens[name] !== null || written(offer, name) === null))

/** Lenses have powers to choose, solutions and drops have not; the unit of the pack tells them apart (contract 7.5). */
export const isOfLenses = ({ params }: { params: readonly PackParam[] }): boolean =>
  params.some(({ unit }) => unit === 'lenses')

/** What can be bought now: its lenses by title, each with its offers. */
export function offersByTitle(offers: readonly Offer[]): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const group = groups.get(offer.title)
    if (group) group.push(offer)
    else groups.set(offer.title, [offer])
  }
  return groups
}
