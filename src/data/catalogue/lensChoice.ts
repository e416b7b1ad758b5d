import {
  canonicalAxis,
  LENS_PARAMETERS,
  LENS_POWERS,
  parameterInWords,
  parameterLabel,
  type LensParameter,
  type LensParameters,
} from '../../domain/lens'
import type { ParameterValue } from './lensOffers'
import { lookup } from '../../domain/lookup'
import type { Offer } from './product'

export type ParameterName = LensParameter | 'colour'

/** The values in which a product is made, whether they are sold or not; a missing parameter is unknown. */
export type MadeValues = Partial<Record<ParameterName, readonly ParameterValue[]>>

/** Chosen value of each parameter as text; a parameter without a choice is missing. */
export type Picks = Partial<Record<ParameterName, string>>

/** The parameters in the order of the form. */
const PARAMETERS: readonly { name: ParameterName; label: string }[] = [
  ...LENS_PARAMETERS.map((parameter) => ({ name: parameter.name, label: parameterLabel(parameter) })),
  { name: 'colour', label: 'Цвет' },
]

/** Messages such as 'Цилиндр сброшен'. */
const DROPPED: Record<ParameterName, string> = {
  sphere: 'Сфера сброшена',
  cylinder: 'Цилиндр сброшен',
  axis: 'Ось сброшена',
  addition: 'Аддидация сброшена',
  baseCurve: 'Кривизна сброшена',
  diameter: 'Диаметр сброшен',
  colour: 'Цвет сброшен',
}

export interface AskedParameter {
  name: ParameterName
  label: string
  /** The only value in which the product is made; it need not be chosen. */
  only: string | undefined
  picked: string | undefined
  options: { key: string; words: string; value: ParameterValue; isSold: boolean }[]
}

const valueOf = (offer: Offer, name: ParameterName): ParameterValue => written(name, offer[name] ?? null)
const written = (name: ParameterName, value: ParameterValue): ParameterValue =>
  name === 'axis' ? canonicalAxis(value) : value
const keyOf = (value: ParameterValue): string => String(value)

const inWords = (name: ParameterName, value: ParameterValue): string =>
  name === 'colour' ? String(value ?? '—') : parameterInWords(name, value)

/** Sorts powers from zero outwards, so that common ones come first; other parameters keep their order. */
function inOrder(name: ParameterName) {
  return (one: ParameterValue, other: ParameterValue): number => {
    if (typeof one !== 'number' || typeof other !== 'number') {
      return String(one).localeCompare(String(other), 'ru')
    }
    const isPower = name === 'sphere' || name === 'cylinder'
    return isPower ? Math.abs(one) - Math.abs(other) || one - other : one - other
  }
}

function valuesOf(offers: readonly Offer[], name: ParameterName): ParameterValue[] {
  const values = new Set<ParameterValue>()
  for (const offer of offers) values.add(valueOf(offer, name))
  return [...values]
}

/**
 * Caches the values of all offers by parameter: thousands of offers are searched once, not at each choice.
 */
const known = new WeakMap<readonly Offer[], Map<ParameterName, ParameterValue[]>>()
function allValuesOf(offers: readonly Offer[], name: ParameterName): ParameterValue[] {
  const found = known.get(offers) ?? new Map<ParameterName, ParameterValue[]>()
  known.set(offers, found)
  const values = found.get(name) ?? valuesOf(offers, name)
  found.set(name, values)
  return values
}

/** Returns the values in which the product is made but not sold. */
const unsoldOf = (made: MadeValues | undefined, name: ParameterName, all: readonly ParameterValue[]) =>
  [...new Set(made?.[name]?.map((one) => written(name, one)))].filter((one) => !all.includes(one))

/** A product is always sold in several powers; it may have just one size or colour. */
const POWERS: readonly ParameterName[] = LENS_POWERS

/** Tells whether a product has only one possible lens; the stock never decides an unknown value. */
export const isLensKnown = (
  lens: LensParameters,
  ofProduct: readonly Offer[],
  made?: MadeValues,
): boolean => {
  const known = picksOf(lens)
  return PARAMETERS.every(({ name }) => {
    const all = allValuesOf(ofProduct, name)
    const values = [...all, ...unsoldOf(made, name, all)]
    // The absence of a cylinder is written as null or as zero.
    const isNone = values.every((value) => value === null || (name === 'cylinder' && value === 0))
    const isOnly = !POWERS.includes(name) && values.length === 1 && made?.[name] !== undefined
    return known[name] !== undefined || isNone || isOnly
  })
}

/**
 * Leaves out lenses without a sphere if the product has several spheres: such a lens could be any of them.
 */
function withKnownSphere(offers: readonly Offer[], made: MadeValues | undefined): readonly Offer[] {
  const spheres = allValuesOf(offers, 'sphere')
  if (!spheres.includes(null)) return offers
  const possible = new Set([...spheres, ...(made?.sphere ?? [])].filter((value) => value !== null))
  return possible.size > 1 ? offers.filter(({ sphere }) => sphere !== null) : offers
}

/**
 * Tells whether the product is made with a power that the shop omits in all of its offers: the offers may
 * differ in it.
 */
const isLeftOut = (all: readonly ParameterValue[], unsold: readonly ParameterValue[]): boolean =>
  all.every((value) => value === null) && unsold.some((value) => typeof value === 'number' && value !== 0)

/**
 * Returns the parameters to ask for, with the values that the earlier choices leave. A choice can always be
 * changed, because earlier ones never depend on it (contract 13.2). The stock never selects a value, even if
 * the earlier choices leave only one, when the product is made in several values or the range is unknown.
 * @param listed all offers of one product, also sold-out ones
 * @returns the offers of a complete choice: several, if one lens is sold in packs of several sizes
 */
export function lensChoice(listed: readonly Offer[], picks: Picks, made?: MadeValues) {
  const offers = withKnownSphere(listed, made)
  const asked: AskedParameter[] = []
  let left = offers
  let isComplete = offers.length > 0
  for (const { name, label } of PARAMETERS) {
    const all = allValuesOf(offers, name)
    const [first] = all
    const unsold = unsoldOf(made, name, all)
    const isOne = all.length === 1 && unsold.length === 0
    if (first === undefined || (isOne && first === null)) continue
    const only = isOne && made?.[name] !== undefined ? inWords(name, first) : undefined
    const values = isLeftOut(all, unsold) ? [] : left === offers ? all : valuesOf(left, name)
    const wanted = lookup(picks, name)
    const value = only === undefined ? values.find((one) => keyOf(one) === wanted) : first
    const options = [
      ...values.map((one) => ({ one, isSold: true })),
      ...unsold.map((one) => ({ one, isSold: false })),
    ]
      .sort((a, b) => inOrder(name)(a.one, b.one))
      .map(({ one, isSold }) => ({
        key: keyOf(one),
        words: isSold ? inWords(name, one) : `${inWords(name, one)}, нет в продаже`,
        value: one,
        isSold,
      }))
    asked.push({ name, label, only, picked: value === undefined ? undefined : keyOf(value), options })
    if (value === undefined) isComplete = false
    else if (all.length > 1) left = left.filter((offer) => valueOf(offer, name) === value)
  }
  const boxes = isComplete ? left : []
  return { asked, boxes, offer: boxes.find(({ isAvailable }) => isAvailable) ?? boxes[0] }
}

/**
 * Returns the choices after this one. Later choices that do not combine with it are cleared, and `said` names
 * them.
 */
export function withPick(
  offers: readonly Offer[],
  picks: Picks,
  name: ParameterName,
  key: string,
  made?: MadeValues,
) {
  const wanted: Picks = { ...picks, [name]: key }
  if (key === '') Reflect.deleteProperty(wanted, name)
  return fitting(offers, wanted, made)
}

/** Returns the choices that still have offers, for example after another pack was chosen. */
export function fitting(
  offers: readonly Offer[],
  picks: Picks,
  made?: MadeValues,
): { picks: Picks; said: string } {
  const { asked } = lensChoice(offers, picks, made)
  const kept: Picks = {}
  for (const { name, picked, only } of asked)
    if (picked !== undefined && only === undefined) kept[name] = picked
  return { picks: kept, said: droppedIn(asked, picks) }
}

/** Returns 'Цилиндр сброшен: такого сочетания нет' for each choice that has to be made again. */
export const droppedIn = (asked: readonly AskedParameter[], picks: Picks): string =>
  asked
    .filter(({ name, picked }) => picks[name] !== undefined && picks[name] !== picked)
    .map(({ name }) => `${DROPPED[name]}: такого сочетания нет`)
    .join('. ')

/** Returns the choices that match the customer's lens; unknown values stay open. */
export const picksOf = (lens: LensParameters): Picks =>
  Object.fromEntries(
    LENS_PARAMETERS.flatMap(({ name }) => {
      // Without a cylinder there is no axis, whatever the record says.
      const value = name === 'axis' && lens.cylinder === 0 ? null : written(name, lens[name])
      return lens[name] === null ? [] : [[name, keyOf(value)]]
    }),
  )

/** Returns the choices that lead to an offer; a parameter that the offer lacks gets none. */
export const picksOfOffer = (offer: Offer): Picks =>
  Object.fromEntries(PARAMETERS.map(({ name }) => [name, keyOf(valueOf(offer, name))]))

/**
 * Returns the values in which a lens like this may be made: for a known parameter only its value. If the
 * shop's range is unknown, several values in the offers are used, but a single one does not mean that it is
 * the only one.
 */
export function madeFor(
  lens: LensParameters | undefined,
  ofProduct: readonly Offer[],
  range: MadeValues | undefined,
): MadeValues {
  const known = lens ? picksOf(lens) : {}
  return Object.fromEntries(
    PARAMETERS.flatMap(({ name }): [ParameterName, readonly ParameterValue[]][] => {
      if (known[name] !== undefined) return [[name, []]]
      const all = allValuesOf(ofProduct, name)
      const values = [...all, ...unsoldOf(range, name, all)]
      return range !== undefined || values.length > 1 ? [[name, values]] : []
    }),
  )
}
