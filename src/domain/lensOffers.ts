import { formatAxis, formatPower, formatSize, type LensParameters } from './lens'
import { packInWords, type Offer, type PackParam } from './product'

type Parameter = keyof LensParameters
export type ParameterValue = LensParameters[Parameter]

/** What tells one box of the same lenses from another, in the order in which it is asked for. */
export const LENS_PARAMETERS: readonly { name: Parameter; label: string }[] = [
  { name: 'sphere', label: 'Сфера (Sph)' },
  { name: 'cylinder', label: 'Цилиндр (Cyl)' },
  { name: 'axis', label: 'Ось (Ax)' },
  { name: 'addition', label: 'Аддидация (Add)' },
  { name: 'baseCurve', label: 'Кривизна (BC)' },
  { name: 'diameter', label: 'Диаметр (Dia)' },
]

/** '−2,75', '180°', '8,6', 'LOW'; '—' for none. */
export function parameterInWords(name: Parameter, value: ParameterValue): string {
  if (value === null || typeof value === 'string') return value ?? '—'
  if (name === 'axis') return formatAxis(value)
  return name === 'sphere' || name === 'cylinder' ? formatPower(value) : formatSize(value)
}

/** 'Sph −2,75 · BC 8,6': the parameters an offer has. */
export function offerParameters(offer: LensParameters & { colour?: string | null }): string {
  const written = LENS_PARAMETERS.filter(({ name }) => offer[name] !== null).map(
    ({ name, label }) => `${/\((\w+)\)/.exec(label)?.[1] ?? ''} ${parameterInWords(name, offer[name])}`,
  )
  return [...written, offer.colour].filter(Boolean).join(' · ')
}

/** '6 шт · Sph −2,75 · BC 8,6': what tells one line of a basket from another of the same title. */
export const offerInWords = (offer: Offer): string =>
  [packInWords(offer.params), offerParameters(offer)].filter(Boolean).join(' · ')

/** Each value once, powers in their order. */
export function valuesOf(offers: readonly LensParameters[], name: Parameter): ParameterValue[] {
  return [...new Set(offers.map((offer) => offer[name]))].sort((one, other) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other)),
  )
}

interface ParameterChoice {
  name: Parameter
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
  for (const { name, label } of LENS_PARAMETERS) {
    const values = valuesOf(left, name)
    const wanted = values.length === 1 ? values[0] : picks[name]
    const picked = wanted !== undefined && values.includes(wanted) ? wanted : undefined
    if (picked === undefined) isComplete = false
    else left = left.filter((offer) => offer[name] === picked)
    if (valuesOf(offers, name).length > 1) choices.push({ name, label, values, picked })
  }
  return { choices, boxes: isComplete ? left : [] }
}

/** Lenses of another power are other lenses; of sizes a product mostly has one. */
const POWERS: readonly Parameter[] = ['sphere', 'cylinder', 'axis', 'addition']

/** No cylinder is written as null or as zero. */
const written = (lens: LensParameters, name: Parameter): ParameterValue =>
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
