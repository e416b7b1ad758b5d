/** Measurements of one eye; powers in dioptres, lengths in mm, axes in degrees. */
export type MeasureName =
  | 'k1'
  | 'k1Axis'
  | 'k2'
  | 'k2Axis'
  | 'axialLength'
  | 'acd'
  | 'lensThickness'
  | 'whiteToWhite'
  | 'sia'
  | 'incision'
  | 'targetRefraction'
  | 'sphere'
  | 'cylinder'
  | 'axis'

export interface Measure {
  name: MeasureName
  label: string
  unit: 'D' | 'мм' | '°'
  min: number
  max: number
  /** Entered and written with its sign. */
  isSigned?: boolean
  /** Whether publishing requires it: always, or for a toric lens only; omitted if it is optional. */
  neededBy?: 'all' | 'toric'
}

/** Labels, units and ranges in the order of the form (contract 20.5). */
export const MEASURES: readonly Measure[] = [
  { name: 'k1', label: 'K1, D', unit: 'D', min: 30, max: 60, neededBy: 'all' },
  { name: 'k1Axis', label: 'Ось K1, °', unit: '°', min: 0, max: 180, neededBy: 'all' },
  { name: 'k2', label: 'K2, D', unit: 'D', min: 30, max: 60, neededBy: 'all' },
  { name: 'k2Axis', label: 'Ось K2, °', unit: '°', min: 0, max: 180, neededBy: 'all' },
  { name: 'axialLength', label: 'Длина глаза (AL), мм', unit: 'мм', min: 15, max: 40, neededBy: 'all' },
  {
    name: 'acd',
    label: 'Глубина передней камеры (ACD), мм',
    unit: 'мм',
    min: 1.5,
    max: 6,
    neededBy: 'all',
  },
  { name: 'lensThickness', label: 'Толщина хрусталика (LT), мм', unit: 'мм', min: 2, max: 7 },
  { name: 'whiteToWhite', label: 'Диаметр роговицы (WTW), мм', unit: 'мм', min: 9, max: 14.5 },
  { name: 'sia', label: 'SIA, D', unit: 'D', min: 0, max: 3, neededBy: 'toric' },
  { name: 'incision', label: 'Разрез, °', unit: '°', min: 0, max: 360, neededBy: 'toric' },
  { name: 'sphere', label: 'Сфера, D', unit: 'D', min: -30, max: 30, isSigned: true },
  { name: 'cylinder', label: 'Цилиндр, D', unit: 'D', min: -15, max: 15, isSigned: true },
  { name: 'axis', label: 'Ось, °', unit: '°', min: 0, max: 180 },
  { name: 'targetRefraction', label: 'Целевая рефракция, D', unit: 'D', min: -6, max: 3, isSigned: true },
]

export const CODE_MOST = 20
export const TEXT_MOST = 2000
export const MODEL_MOST = 60
export const FILES_MOST = 10
export const FIRST_BIRTH_YEAR = 1900

/** Limits of a recommended lens. */
export const RECOMMENDED = {
  power: { min: -10, max: 40 },
  cylinder: { min: 0, max: 12 },
  axis: { min: 0, max: 180 },
  expectedRefraction: { min: -6, max: 3 },
} as const
