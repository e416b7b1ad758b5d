import type { ScreeningCode } from './screening'

/* What a questionnaire is made of; the questions themselves are data of their own: `osdi6.ts`, `cldeq8.ts`. */

export interface AnswerOption {
  label: string
  value: number
}

export interface Question {
  /** '1a': also how the questions of a questionnaire are told apart in a draft. */
  code: string
  text: string
  answers: readonly AnswerOption[]
}

export interface Questionnaire {
  code: ScreeningCode
  title: string
  /** Period that the questions ask about: 'За последнюю неделю'. */
  period: string
  questions: readonly Question[]
  max: number
  /** From this sum on the result is positive. */
  positiveFrom: number
  /** From this difference on a change is meaningful; null where nobody has shown one. */
  meaningfulChange: number | null
  found: string
  notFound: string
  source: string
  /** Where the published `positiveFrom` comes from. */
  cutoffSource: string
}

/** Answers with values that rise by 1. */
export const answersOf = (labels: readonly string[], first = 0): AnswerOption[] =>
  labels.map((label, index) => ({ label, value: first + index }))

export const asked = (code: string, text: string, answers: readonly AnswerOption[]): Question => ({
  code,
  text,
  answers,
})
