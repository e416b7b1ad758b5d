import type { SampleProduct, SamplesDraft } from '#data/trial/sample'
import {
  EYES,
  LENS_PARAMETERS,
  parameterLabel,
  parameterInWords,
  parametersInOneLine,
  type Eye,
  type LensParameter,
  type LensParameters,
  type LensRange,
} from '#domain/lens'
import { sameId } from '#domain/Id'

export type Item = SamplesDraft['items'][number]

/** One line of the order in progress. */
export interface Line {
  /** Title of the product. */
  title: string
  /** Undefined for products without an eye: solutions and drops. */
  eye?: Eye
  item: Item
}

/** The selected parameters of one eye as values of the selects. */
export type Picked = Partial<Record<LensParameter, string>> & {
  /** Whether the eye gets a lens that has no parameters to choose. */
  isWanted?: boolean
}

export interface AskedParameter {
  name: LensParameter
  label: string
  options: { value: string; words: string }[]
}

/** Returns the parameters that the specialist chooses: those with more than one value. */
export const askedOf = (range: LensRange): AskedParameter[] =>
  LENS_PARAMETERS.filter(({ name }) => range[name].length > 1).map((parameter) => ({
    name: parameter.name,
    label: parameterLabel(parameter),
    options: range[parameter.name].map((value) => ({
      value: String(value),
      words: parameterInWords(parameter.name, value),
    })),
  }))

export const isBegun = (picked: Picked): boolean =>
  Object.values(picked).some((value) => value !== '' && value !== false)

/** Returns the parameters of one eye; undefined until all of them are selected: a power is never guessed. */
export function lensOf(range: LensRange, picked: Picked): Partial<LensParameters> | undefined {
  const entries = LENS_PARAMETERS.filter(({ name }) => range[name].length > 0).map(({ name }) => {
    const values: readonly (number | string)[] = range[name]
    const value = values.length === 1 ? values[0] : values.find((one) => String(one) === picked[name])
    return [name, value] as const
  })
  return entries.every(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined
}

/**
 * Returns how many more can be ordered within the limit, given the lines in the order; null if the limit cannot
 * be read.
 */
export const leftBeside = (product: SampleProduct, lines: readonly Line[]): number | null =>
  product.left === null ? null : product.left - orderedOf(product, lines)

const orderedOf = (product: SampleProduct, lines: readonly Line[]): number =>
  lines
    .filter((line) => sameId(line.item.productId, product.productId))
    .reduce((sum, { item }) => sum + item.quantity, 0)

const none: LensParameters = {
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: null,
  diameter: null,
}

/** Returns the parameters of lenses that are made in one power and size: 'Sph −2,75 · BC 8,6'. */
export const onlyLensIn = (range: LensRange): string => parametersInOneLine({ ...none, ...lensOf(range, {}) })

/**
 * Returns the parameters that all lenses of a product share: 'BC 8,6 · Dia 14,2'; '' if there are no
 * parameters to choose.
 */
export function fixedIn(range: LensRange): string {
  if (askedOf(range).length === 0) return ''
  const fixed = LENS_PARAMETERS.filter(({ name }) => range[name].length === 1)
  return parametersInOneLine({
    ...none,
    ...Object.fromEntries(fixed.map(({ name }) => [name, range[name][0]])),
  })
}

/** Returns 'OD: Sph −2,75 · BC 8,6 — 2 шт.'. */
export function lineInWords({ eye, item }: Pick<Line, 'eye' | 'item'>): string {
  const { quantity, productId: _, ...lens } = item
  const parameters = parametersInOneLine({ ...none, ...lens })
  return [[eye && EYES[eye].mark, parameters].filter(Boolean).join(': '), `${quantity}\u00a0шт.`]
    .filter(Boolean)
    .join(' — ')
}
