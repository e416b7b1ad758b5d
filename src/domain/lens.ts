import { signOf, withMinus } from './numbers/counts'
import { digits } from './numbers/digits'
import type { Id } from './Id'
import { lazyValue } from './lazyValue'

export type Eye = 'right' | 'left'

/** Powers are dioptres, sizes mm, the axis degrees; the addition is what its maker calls it: 'LOW', '+1.50'. */
export interface LensParameters {
  sphere: number | null
  cylinder: number | null
  axis: number | null
  addition: string | null
  baseCurve: number | null
  diameter: number | null
}

export type LensParameter = keyof LensParameters

/** In the order in which they are asked for and written. */
export const LENS_PARAMETERS: readonly { name: LensParameter; title: string; mark: string }[] = [
  { name: 'sphere', title: 'Сфера', mark: 'Sph' },
  { name: 'cylinder', title: 'Цилиндр', mark: 'Cyl' },
  { name: 'axis', title: 'Ось', mark: 'Ax' },
  { name: 'addition', title: 'Аддидация', mark: 'Add' },
  { name: 'baseCurve', title: 'Кривизна', mark: 'BC' },
  { name: 'diameter', title: 'Диаметр', mark: 'Dia' },
]

/** 'Сфера (Sph)' */
export const parameterLabel = ({ title, mark }: (typeof LENS_PARAMETERS)[number]): string =>
  `${title} (${mark})`

/** The values in which a lens is made. */
export interface LensRange {
  sphere: number[]
  cylinder: number[]
  axis: number[]
  addition: string[]
  baseCurve: number[]
  diameter: number[]
}

/** One lens as prescribed or sold (contract 7.6: lens). */
export interface Lens extends LensParameters {
  eye: Eye
  productId: Id | null
  title: string
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

/** Dioptres: −2.75 → '−2,75', 1.5 → '+1,50'; '—' for none, here and below. */
export function formatPower(value: number | null): string {
  return value === null ? '—' : powerOf(value)
}

function powerOf(value: number): string {
  const known = digits(value, 2, 2)
  if (known === undefined) return withMinus(power().format(value))
  return (value > 0 ? '+' : signOf(value)) + known
}

/** Degrees: 175 → '175°' */
export function formatAxis(value: number | null): string {
  return value === null ? '—' : `${value}°`
}

/** Base curve or diameter: 8.6 → '8,6' */
export function formatSize(value: number | null): string {
  return value === null ? '—' : sizeOf(value)
}

function sizeOf(value: number): string {
  const known = digits(value, 1, 2)
  return known === undefined || value < 0 ? size().format(value) : known
}

/** '−2,75', '180°', '8,6', 'LOW'; '—' for none. */
export function parameterInWords(name: LensParameter, value: LensParameters[LensParameter]): string {
  if (value === null || typeof value === 'string') return value ?? '—'
  if (name === 'axis') return formatAxis(value)
  return name === 'sphere' || name === 'cylinder' ? formatPower(value) : formatSize(value)
}

/** 'Sph −2,75 · BC 8,6': the parameters that are known. */
export const parametersInOneLine = (lens: LensParameters): string =>
  LENS_PARAMETERS.filter(({ name }) => lens[name] !== null)
    .map(({ name, mark }) => `${mark} ${parameterInWords(name, lens[name])}`)
    .join(' · ')

/** 'OD −2,75 · BC 8,6': what tells one box of lenses from another. */
export const lensInOneLine = (lens: Lens): string =>
  parametersInOneLine(lens).replace(/^Sph/, EYES[lens.eye].mark)
