export type { Calculation, DryEyeResult } from '../../domain/records'

/** Eye dryness (OSDI-6) and discomfort of lenses (CLDEQ-8); contract 9.4. */
export type ScreeningCode = 'osdi6' | 'cldeq8'

/** The values of the answers, in the order of the questions. */
export interface ScreeningAnswers {
  testCode: ScreeningCode
  answers: number[]
}

export interface ScreeningResult extends ScreeningAnswers {
  /** Identifies the run of the questionnaire: equal answers of another run are another result. */
  run: string
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
  /** In millimetres. */
  vertexDistance?: number
}
