import { count, formatNumber, type Forms } from '../../domain/numbers/counts'
import { parseNumber } from '../../domain/numbers/parseNumber'
import { isAnswered, otherOf, rowOf, textOf, valueOf, wantsOther, type Answers } from './answers'
import type { Question } from './survey'

/** The reason why a question blocks its page; it may point to a row of a matrix or to the free text. */
export interface Mistake {
  text: string
  rowId?: string | number
  isOther?: true
}

const CHARACTERS: Forms = ['символа', 'символов', 'символов']

/** Tells whether a number has to be an integer: both of its limits are. */
export const isWhole = ({ type, min, max }: Question): boolean =>
  type === 'scale' || (Number.isInteger(min) && Number.isInteger(max))

function numberMistake(question: Question, typed: string): string | undefined {
  const { min, max } = question
  const number = parseNumber(typed)
  const whole = isWhole(question)
  if (number === undefined || (whole && !Number.isInteger(number)))
    return whole ? 'Введите целое число' : 'Введите число'
  if ((min === null || number >= min) && (max === null || number <= max)) return undefined
  if (min !== null && max !== null) return `Введите число от ${formatNumber(min)} до ${formatNumber(max)}`
  return min === null ? `Не больше ${formatNumber(Number(max))}` : `Не меньше ${formatNumber(min)}`
}

const lengthMistake = ({ maxLength }: Question, text: string): string | undefined =>
  maxLength !== null && text.trim().length > maxLength
    ? `Не длиннее ${count(maxLength, CHARACTERS)}`
    : undefined

/** Returns the mistake in the answer to a visible question; a question that cannot be shown has none. */
export function mistakeIn(question: Question, answers: Answers): Mistake | undefined {
  const { type, isRequired, rows } = question
  if (type === null) return undefined
  const value = valueOf(answers, question)
  if (type === 'matrix') {
    const lacking = isRequired ? rows.find((row) => rowOf(value, row) === '') : undefined
    return lacking && { text: `Ответьте в строке «${lacking.title}»`, rowId: lacking.id }
  }
  if (wantsOther(question, value)) {
    const text = otherOf(answers, question)
    const wrong = text.trim() === '' ? 'Напишите свой вариант' : lengthMistake(question, text)
    return wrong === undefined ? undefined : { text: wrong, isOther: true }
  }
  const typed = textOf(value)
  if (type === 'number' || type === 'scale') {
    const wrong = typed.trim() === '' ? undefined : numberMistake(question, typed)
    if (wrong !== undefined) return { text: wrong }
  }
  if (!isAnswered(question, value)) return isRequired ? { text: 'Ответьте на вопрос' } : undefined
  const tooLong = type === 'text' ? lengthMistake(question, typed) : undefined
  return tooLong === undefined ? undefined : { text: tooLong }
}
