import type { ScreeningCode } from './screening'

/* The types of a questionnaire; the questions are data in `osdi6.ts` and `cldeq8.ts`. */

export interface AnswerOption {
  label: string
  value: number
}

export interface Question {
  /** '1a'; drafts also use it as the id of the question. */
  code: string
  text: string
  answers: readonly AnswerOption[]
}

export interface Questionnaire {
  code: ScreeningCode
  title: string
  /** The period that the questions ask about: 'За последнюю неделю'. */
  period: string
  questions: readonly Question[]
  max: number
  /** The smallest sum with a positive result. */
  positiveFrom: number
  /** The smallest meaningful change; null if no study has established one. */
  meaningfulChange: number | null
  found: string
  notFound: string
  source: string
  /** The source of `positiveFrom`. */
  cutoffSource: string
}

/** Builds answers whose values increase by 1. */
export const answersOf = (labels: readonly string[], first = 0): AnswerOption[] =>
  labels.map((label, index) => ({ label, value: first + index }))

export const asked = (code: string, text: string, answers: readonly AnswerOption[]): Question => ({
  code,
  text,
  answers,
})
