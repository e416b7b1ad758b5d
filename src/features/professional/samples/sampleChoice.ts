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

/** One line of an order that is being put together. */
export interface Line {
  /** Of the product. */
  title: string
  /** Undefined for what has no eye: solutions, drops. */
  eye?: Eye
  item: Item
}

/** What is picked of the parameters of one eye, as the selects hold it. */
export type Picked = Partial<Record<LensParameter, string>> & {
  /** For lenses with nothing to choose: whether the eye gets one. */
  isWanted?: boolean
}

export interface AskedParameter {
  name: LensParameter
  label: string
  options: { value: string; words: string }[]
}

/** The parameters that the specialist chooses; one with a single value leaves no choice. */
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

/** Returns the parameters of one eye; undefined until all that are asked for are picked: a power is never guessed. */
export function lensOf(range: LensRange, picked: Picked): Partial<LensParameters> | undefined {
  const entries = LENS_PARAMETERS.filter(({ name }) => range[name].length > 0).map(({ name }) => {
    const values: readonly (number | string)[] = range[name]
    const value = values.length === 1 ? values[0] : values.find((one) => String(one) === picked[name])
    return [name, value] as const
  })
  return entries.every(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined
}

/** What the limit leaves beside the lines that wait to be sent. */
export const leftBeside = (product: SampleProduct, lines: readonly Line[]): number =>
  product.left -
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

/** The parameters of lenses that are made in one power and size: 'Sph −2,75 · BC 8,6'. */
export const onlyLensIn = (range: LensRange): string => parametersInOneLine({ ...none, ...lensOf(range, {}) })

/** What is the same for all lenses of a product, besides what is chosen: 'BC 8,6 · Dia 14,2'; '' with nothing to choose. */
export function fixedIn(range: LensRange): string {
  if (askedOf(range).length === 0) return ''
  const fixed = LENS_PARAMETERS.filter(({ name }) => range[name].length === 1)
  return parametersInOneLine({
    ...none,
    ...Object.fromEntries(fixed.map(({ name }) => [name, range[name][0]])),
  })
}

/** 'OD: Sph −2,75 · BC 8,6 — 2 шт.' */
export function lineInWords({ eye, item }: Pick<Line, 'eye' | 'item'>): string {
  const { quantity, productId: _, ...lens } = item
  const parameters = parametersInOneLine({ ...none, ...lens })
  return [[eye && EYES[eye].mark, parameters].filter(Boolean).join(': '), `${quantity}\u00a0шт.`]
    .filter(Boolean)
    .join(' — ')
}
