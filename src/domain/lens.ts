import { withMinus } from './counts'
import type { Id } from './Id'
import { once } from './once'

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

const power = once(
  () =>
    new Intl.NumberFormat('ru', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
)
const size = once(() => new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 2 }))

/** Dioptres: −2.75 → '−2,75', 1.5 → '+1,50'; '—' for none, here and below. */
export function formatPower(value: number | null): string {
  return value === null ? '—' : withMinus(power().format(value))
}

/** Degrees: 175 → '175°' */
export function formatAxis(value: number | null): string {
  return value === null ? '—' : `${value}°`
}

/** Base curve or diameter: 8.6 → '8,6' */
export function formatSize(value: number | null): string {
  return value === null ? '—' : size().format(value)
}

/** 'OD −2,75 · BC 8,6': what tells one box of lenses from another. */
export function lensInOneLine(lens: Lens): string {
  const written = (label: string, value: number | null, format: (value: number) => string) =>
    value === null ? '' : `${label} ${format(value)}`
  return [
    written(EYES[lens.eye].mark, lens.sphere, formatPower),
    written('Cyl', lens.cylinder, formatPower),
    written('Ax', lens.axis, formatAxis),
    lens.addition === null ? '' : `Add ${lens.addition}`,
    written('BC', lens.baseCurve, formatSize),
    written('Dia', lens.diameter, formatSize),
  ]
    .filter(Boolean)
    .join(' · ')
}
