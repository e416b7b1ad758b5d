import { sameId } from '../../domain/Id'
import { parseNumber } from '../../domain/numbers/parseNumber'
import type { Condition, Page, Question, Survey } from './survey'

/** One answer: ids and numbers as texts, a list of options, or an option by row. */
export type Value = string | readonly string[] | Readonly<Record<string, string>>

/** Answers by question, including those that a condition hides now. */
export interface Answers {
  values: Readonly<Record<string, Value>>
  /** Free texts of options that have one. */
  other: Readonly<Record<string, string>>
}

export const noAnswers: Answers = { values: {}, other: {} }

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

export const valueOf = ({ values }: Answers, { id }: Question): Value | undefined => own(values, String(id))
export const otherOf = ({ other }: Answers, { id }: Question): string => own(other, String(id)) ?? ''

export const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '')
export const listOf = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : []
export const rowsOf = (value: Value | undefined): Readonly<Record<string, string>> =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Readonly<Record<string, string>>) : {}
export const rowOf = (value: Value | undefined, row: { id: string | number }): string =>
  own(rowsOf(value), String(row.id)) ?? ''

/** Returns the chosen options in the survey's order. */
const chosen = (question: Question, value: Value | undefined) =>
  question.options.filter(({ id }) =>
    typeof value === 'string' ? value === String(id) : listOf(value).includes(String(id)),
  )

/** Tells whether a chosen option needs a free text. */
export const wantsOther = (question: Question, value: Value | undefined): boolean =>
  (question.type === 'single' || question.type === 'multiple') &&
  chosen(question, value).some(({ isOther }) => isOther)

/** Tells whether the question has an answer that can be sent. */
export function isAnswered(question: Question, value: Value | undefined): boolean {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return chosen(question, value).length > 0
    case 'text':
      return textOf(value).trim() !== ''
    case 'number':
    case 'scale':
      return parseNumber(textOf(value)) !== undefined
    case 'matrix':
      return question.rows.some((row) => rowOf(value, row) !== '')
    case null:
      return false
  }
}

/**
 * Returns the texts that a condition compares with: options, options of rows, a normalised number, or a text.
 */
function compared(question: Question, value: Value | undefined): string[] {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return chosen(question, value).map(({ id }) => String(id))
    case 'matrix':
      return question.rows.map((row) => rowOf(value, row)).filter((option) => option !== '')
    case 'number':
    case 'scale':
      return [String(parseNumber(textOf(value)))]
    case 'text':
      return [textOf(value).trim()]
    case null:
      return []
  }
}

function holds({ operator, value }: Condition, question: Question, answered: Value | undefined): boolean {
  const isGiven = isAnswered(question, answered)
  const given = isGiven ? compared(question, answered) : []
  const wanted = (Array.isArray(value) ? (value as unknown[]) : [value]).map(String)
  const isSame = given.length === wanted.length && wanted.every((one) => given.includes(one))
  switch (operator) {
    case 'is':
      return isGiven && isSame
    case 'is_not':
      return !(isGiven && isSame)
    case 'includes':
      return isGiven && wanted.every((one) => given.includes(one))
    case 'answered':
      return isGiven
    default:
      // A condition of an unknown kind hides nothing.
      return true
  }
}

/**
 * Returns the visible questions in order. Hidden questions are unanswered for the conditions of later ones.
 */
export function visibleQuestions({ pages }: Survey, answers: Answers): Question[] {
  const earlier: Question[] = []
  const visible = new Set<Question>()
  for (const question of pages.flatMap(({ questions }) => questions)) {
    const { visibleIf } = question
    const named = visibleIf && earlier.find(({ id }) => sameId(id, visibleIf.questionId))
    const value = named && visible.has(named) ? valueOf(answers, named) : undefined
    // A condition that names no earlier question is ignored.
    if (!visibleIf || !named || holds(visibleIf, named, value)) visible.add(question)
    earlier.push(question)
  }
  return [...visible]
}

/** Returns the pages with visible questions; the first page if there are none. */
export function visiblePages(survey: Survey, visible: readonly Question[]): Page[] {
  const asked = new Set(visible)
  const pages = survey.pages
    .map((page) => ({ ...page, questions: page.questions.filter((question) => asked.has(question)) }))
    .filter(({ questions }) => questions.length > 0)
  return pages.length > 0 ? pages : survey.pages.slice(0, 1).map((page) => ({ ...page, questions: [] }))
}
