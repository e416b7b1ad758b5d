export type { Lens, OrderedLens } from './records'
import type { LensRangeRecord } from './records'
import { joinedByDots } from './text/joinedByDots'
import { signOf, withMinus } from './numbers/counts'
import { digits } from './numbers/digits'
import { lazyValue } from './lazyValue'

export type Eye = 'right' | 'left'

/**
 * Parameters of a lens. Powers are in dioptres, sizes in mm, the axis in degrees; the addition is the
 * manufacturer's name for it: 'LOW', '+1.50'.
 */
export interface LensParameters {
  sphere: number | null
  cylinder: number | null
  axis: number | null
  addition: string | null
  baseCurve: number | null
  diameter: number | null
}

export type LensParameter = keyof LensParameters

/** The parameters in the order of forms and texts. */
export const LENS_PARAMETERS: readonly { name: LensParameter; title: string; mark: string }[] = [
  { name: 'sphere', title: 'Сфера', mark: 'Sph' },
  { name: 'cylinder', title: 'Цилиндр', mark: 'Cyl' },
  { name: 'axis', title: 'Ось', mark: 'Ax' },
  { name: 'addition', title: 'Аддидация', mark: 'Add' },
  { name: 'baseCurve', title: 'Кривизна', mark: 'BC' },
  { name: 'diameter', title: 'Диаметр', mark: 'Dia' },
]

/** The parameters that the eye needs; the others depend on the lens model. */
export const LENS_POWERS: readonly ('sphere' | 'cylinder' | 'axis' | 'addition')[] = [
  'sphere',
  'cylinder',
  'axis',
  'addition',
]

/** Returns one value for an axis, which may be written as 0 or as 180. */
export const canonicalAxis = <Axis extends number | string | null>(axis: Axis): Axis | 180 =>
  axis === 0 ? 180 : axis

/**
 * Normalises a parameter (contract 21): a cylinder of 0 means none, and without a cylinder there is no axis.
 */
function canonical(lens: LensParameters, name: LensParameter): LensParameters[LensParameter] {
  if (name === 'axis') return lens.cylinder ? canonicalAxis(lens.axis) : null
  return name === 'cylinder' && lens.cylinder === 0 ? null : lens[name]
}

/** Tells whether a lens matches a partly known one: no known parameter differs. */
export const mayBeLens = (
  known: LensParameters,
  lens: LensParameters,
  names: readonly LensParameter[] = LENS_PARAMETERS.map(({ name }) => name),
): boolean =>
  names.every((name) => {
    // An axis cannot be compared while its cylinder is unknown.
    const isOpen = known[name] === null || (name === 'axis' && known.cylinder === null)
    return isOpen || canonical(known, name) === canonical(lens, name)
  })

/** Writes 'Сфера (Sph)'. */
export const parameterLabel = ({ title, mark }: (typeof LENS_PARAMETERS)[number]): string =>
  `${title} (${mark})`

/** The values in which a lens is made. */
export interface LensRange extends LensRangeRecord {
  addition: string[]
}

export const EYES: Record<Eye, { name: string; mark: 'OD' | 'OS' }> = {
  right: { name: 'Правый', mark: 'OD' },
  left: { name: 'Левый', mark: 'OS' },
}

const power = lazyValue(
  () =>
    new Intl.NumberFormat('ru', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
)
const size = lazyValue(
  () => new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
)

/** Writes dioptres: −2.75 as '−2,75', 1.5 as '+1,50'; '—' for none, as in the functions below. */
export function formatPower(value: number | null): string {
  return value === null ? '—' : powerOf(value)
}

function powerOf(value: number): string {
  const known = digits(value, 2, 2)
  if (known === undefined) return withMinus(power().format(value))
  return (value > 0 ? '+' : signOf(value)) + known
}

/** Writes degrees: 175 as '175°'. */
export function formatAxis(value: number | null): string {
  return value === null ? '—' : `${value}°`
}

/** Writes a base curve or diameter: 8.6 as '8,6'. */
export function formatSize(value: number | null): string {
  return value === null ? '—' : sizeOf(value)
}

function sizeOf(value: number): string {
  const known = digits(value, 1, 2)
  return known === undefined || value < 0 ? size().format(value) : known
}

/** Writes a parameter: '−2,75', '180°', '8,6', 'LOW'; '—' for none. */
export function parameterInWords(name: LensParameter, value: LensParameters[LensParameter]): string {
  if (value === null || typeof value === 'string') return value ?? '—'
  if (name === 'axis') return formatAxis(value)
  return name === 'sphere' || name === 'cylinder' ? formatPower(value) : formatSize(value)
}

/** Writes the known parameters: 'Sph −2,75 · BC 8,6'. */
export const parametersInOneLine = (lens: LensParameters): string =>
  joinedByDots(
    LENS_PARAMETERS.filter(({ name }) => lens[name] !== null).map(
      ({ name, mark }) => `${mark} ${parameterInWords(name, lens[name])}`,
    ),
  )

/** Writes the parameters that distinguish boxes of lenses: 'OD −2,75 · BC 8,6'. */
export const lensInOneLine = (lens: LensParameters & { eye: Eye | null }): string =>
  parametersInOneLine(lens).replace(/^Sph/, lens.eye ? EYES[lens.eye].mark : 'Sph')
