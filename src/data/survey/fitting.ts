import { noAnswers, type Answers, type Value } from './answers'
import type { Question, Survey } from './survey'

/** Returns the types of all questions; they are stored with the answers. */
export const typesOf = ({ pages }: Survey): Record<string, Question['type']> =>
  Object.fromEntries(pages.flatMap(({ questions }) => questions).map(({ id, type }) => [String(id), type]))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the part of a value that is still a valid answer to the question; undefined if none is. */
function fittingValue(question: Question, value: unknown): Value | undefined {
  const isOption = (one: unknown) => question.options.some(({ id }) => String(id) === one)
  switch (question.type) {
    case 'single':
      return typeof value === 'string' && isOption(value) ? value : undefined
    case 'multiple': {
      const left = Array.isArray(value) ? value.filter((one): one is string => isOption(one)) : []
      return left.length > 0 ? left : undefined
    }
    case 'matrix': {
      const left = Object.entries(isRecord(value) ? value : {}).filter(
        (entry): entry is [string, string] =>
          question.rows.some(({ id }) => String(id) === entry[0]) && isOption(entry[1]),
      )
      return left.length > 0 ? Object.fromEntries(left) : undefined
    }
    case 'scale': {
      const number = typeof value === 'string' ? Number(value) : NaN
      const isStep = number >= Number(question.min) && number <= Number(question.max)
      return isStep && typeof value === 'string' ? value : undefined
    }
    case null:
      return undefined
    default:
      return typeof value === 'string' ? value : undefined
  }
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 1

/**
 * Returns the stored answers that still fit the survey, and whether some do not: an editor may have changed
 * the survey meanwhile.
 * @param types types of the answered questions, because a stored text must not become the answer to a number
 */
export function fitting(
  survey: Survey,
  kept: unknown,
  types: unknown = {},
): { answers: Answers; hasDropped: boolean } {
  const given = isRecord(kept) ? kept : {}
  const values = isRecord(given['values']) ? given['values'] : {}
  const other = isRecord(given['other']) ? given['other'] : {}
  const questions = survey.pages.flatMap((page) => page.questions)
  let answers: Answers = noAnswers
  let left = 0
  for (const question of questions) {
    const key = String(question.id)
    const isOther = isRecord(types) && Object.hasOwn(types, key) && types[key] !== question.type
    const isKept = Object.hasOwn(values, key) && !isOther
    const value = isKept ? fittingValue(question, values[key]) : undefined
    if (value === undefined) continue
    left += sizeOf(value)
    answers = { ...answers, values: { ...answers.values, [key]: value } }
    const text = Object.hasOwn(other, key) ? other[key] : undefined
    if (typeof text === 'string' && hasOther(question))
      answers = { ...answers, other: { ...answers.other, [key]: text } }
  }
  const all = Object.values(values).reduce<number>((sum, value) => sum + sizeOf(value), 0)
  return { answers, hasDropped: left < all }
}

const hasOther = ({ options }: Question) => options.some(({ isOther }) => isOther)
