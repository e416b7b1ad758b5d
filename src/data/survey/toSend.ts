import { parseNumber } from '../../domain/numbers/parseNumber'
import { isAnswered, listOf, otherOf, rowOf, textOf, valueOf, wantsOther, type Answers } from './answers'
import type { Question } from './survey'

/** Returns one answer in the server's form, with the ids in their original type. */
function sent(question: Question, answers: Answers): unknown {
  const value = valueOf(answers, question)
  const { type, options, rows } = question
  switch (type) {
    case 'single':
      return options.find(({ id }) => String(id) === value)?.id
    case 'multiple':
      return options.map(({ id }) => id).filter((id) => listOf(value).includes(String(id)))
    case 'text':
      return textOf(value).trim()
    case 'matrix':
      return Object.fromEntries(
        rows.flatMap((row) => {
          const option = options.find(({ id }) => String(id) === rowOf(value, row))
          return option ? [[String(row.id), option.id]] : []
        }),
      )
    default:
      return parseNumber(textOf(value))
  }
}

/** Returns the body without its id: the answered visible questions, and nothing that a condition hides. */
export function toSend(visible: readonly Question[], answers: Answers) {
  const answered = visible.filter((question) => isAnswered(question, valueOf(answers, question)))
  const withOther = answered.filter((question) => wantsOther(question, valueOf(answers, question)))
  return {
    answers: Object.fromEntries(answered.map((question) => [String(question.id), sent(question, answers)])),
    other: Object.fromEntries(
      withOther.map((question) => [String(question.id), otherOf(answers, question).trim()]),
    ),
  }
}
