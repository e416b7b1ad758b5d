import { newestFirst } from '../../domain/dates/newestFirst'
import type { DryEyeResult } from './screening'
import type { Questionnaire } from './questionnaire'

/** Answers by question code; a missing or impossible answer means unanswered. */
export type Answers = Readonly<Record<string, number | undefined>>

/** Returns the index of the first question without a valid answer. */
export const firstUnanswered = ({ questions }: Questionnaire, answers: Answers): number =>
  questions.findIndex(({ code, answers: possible }) => !possible.some(({ value }) => value === answers[code]))

/**
 * Returns the values in the order of the questions; undefined if one is unanswered. Values are never clamped
 * or guessed.
 */
export function answerList(questionnaire: Questionnaire, answers: Answers): number[] | undefined {
  if (firstUnanswered(questionnaire, answers) !== -1) return undefined
  return questionnaire.questions.flatMap(({ code }) => answers[code] ?? [])
}

/** Returns the plain sum (contract 18.2). */
export const totalOf = (answers: readonly number[]): number => answers.reduce((sum, value) => sum + value, 0)

export const isPositive = ({ positiveFrom }: Questionnaire, total: number): boolean => total >= positiveFrom

/** Returns the lines of a result: 'Результат: 6 из 24', 'Есть признаки сухости глаза' (contract 18.3). */
export function inWords(questionnaire: Questionnaire, total: number) {
  const { max, found, notFound } = questionnaire
  return {
    result: `Результат: ${total} из ${max}`,
    verdict: isPositive(questionnaire, total) ? found : notFound,
  }
}

/** Returns 'Стало лучше на 4. Изменение существенное'; a lower result is better (contract 18.3). */
export function changeInWords({ meaningfulChange }: Questionnaire, change: number): string {
  if (change === 0) return 'Без изменений'
  const size = Math.abs(change)
  const words = `Стало ${change < 0 ? 'лучше' : 'хуже'} на ${size}`
  return meaningfulChange !== null && size >= meaningfulChange ? `${words}. Изменение существенное` : words
}

/** Returns the saved results of one questionnaire, the newest first. */
export const resultsOf = (results: readonly DryEyeResult[], code: Questionnaire['code']): DryEyeResult[] =>
  newestFirst(
    results.filter(({ testCode }) => testCode === code),
    ({ createdAt }) => createdAt,
  )

/**
 * Tells whether a saved result is comparable: an older one may have another scale or lie outside of it. One that
 * names no scale is of the questionnaire's own.
 */
export const isOnScale = ({ max }: Questionnaire, { score, maxScore }: DryEyeResult): boolean =>
  (maxScore ?? max) === max && score >= 0 && score <= max

/** Returns the newest comparable result; null if none has the same scale. */
export const lastComparable = (
  results: readonly DryEyeResult[],
  questionnaire: Questionnaire,
): DryEyeResult | null =>
  resultsOf(results, questionnaire.code).find((result) => isOnScale(questionnaire, result)) ?? null
