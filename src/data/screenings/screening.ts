import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'

/** Eye dryness (OSDI-6) and discomfort of lenses (CLDEQ-8); contract 9.4. */
export type ScreeningCode = 'osdi6' | 'cldeq8'

/** A screening aid, no diagnosis (contract 9.4). */
export interface Calculation {
  score: number
  maxScore: number
  level: Status
  recommendation: string
}

export interface DryEyeResult extends Calculation {
  id: Id
  /** osdi6 or cldeq8; may grow. */
  testCode: string
  createdAt: IsoDate | null
}

/** The points of each question, in its order. */
export interface ScreeningAnswers {
  testCode: ScreeningCode
  answers: number[]
}

/** Powers are in dioptres, the axis in degrees. */
export interface Powers {
  sphere: number
  cylinder: number | null
  axis: number | null
}

export interface SpectaclePrescription extends Omit<Powers, 'cylinder' | 'axis'> {
  cylinder?: number | null
  axis?: number | null
  /** Millimetres. */
  vertexDistance?: number
}
