import { withMinus } from './counts'
import { once } from './once'

export type Eye = 'right' | 'left'

/** One lens as prescribed or sold (FIELDS: lens). Powers are dioptres, sizes mm, the axis degrees. */
export interface Lens {
  eye: Eye
  productId: number
  title: string
  sphere: number | null
  cylinder: number | null
  axis: number | null
  addition: number | null
  baseCurve: number | null
  diameter: number | null
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
  const parts: [label: string, value: number | null, format: (value: number | null) => string][] = [
    [EYES[lens.eye].mark, lens.sphere, formatPower],
    ['Cyl', lens.cylinder, formatPower],
    ['Ax', lens.axis, formatAxis],
    ['Add', lens.addition, formatPower],
    ['BC', lens.baseCurve, formatSize],
    ['Dia', lens.diameter, formatSize],
  ]
  return parts
    .filter(([, value]) => value !== null)
    .map(([label, value, format]) => `${label} ${format(value)}`)
    .join(' · ')
}
