import type { Read } from '../../api/wire'
import {
  flag,
  givenList,
  id,
  list,
  mapped,
  camelRecord,
  numberOrNull,
  oneOf,
  nullIfUnreadable,
  text,
  textOrNull,
} from '../../api/wire'
import { QUESTION_TYPES, type Condition, type Option, type Page, type Question, type Survey } from './survey'

/** Number of scale steps that fit side by side; a wider scale becomes a number input. */
const WIDEST = 20

const option: Read<Option> = camelRecord({ id, title: text, is_other: flag })
const titled = camelRecord({ id, title: text })

const condition: Read<Condition> = camelRecord({
  question_id: id,
  operator: text,
  value: (value: unknown) => value,
})

const given: Read<Question> = camelRecord({
  id,
  type: nullIfUnreadable(oneOf(...QUESTION_TYPES)),
  title: text,
  text,
  is_required: flag,
  options: list(option),
  rows: list(titled),
  min: numberOrNull,
  max: numberOrNull,
  min_label: textOrNull,
  max_label: textOrNull,
  max_length: numberOrNull,
  visible_if: nullIfUnreadable(condition),
})

const question: Read<Question> = mapped(given, (read) => ({ ...read, type: typeOf(read) }))

/** A question that lacks what its type needs cannot be answered, so its type is null. */
function typeOf({ type, options, rows, min, max }: Question): Question['type'] {
  switch (type) {
    case 'single':
    case 'multiple':
      return options.length > 0 ? type : null
    case 'matrix':
      return options.length > 0 && rows.length > 0 ? type : null
    case 'scale':
      if (!Number.isInteger(min) || !Number.isInteger(max) || Number(max) <= Number(min)) return null
      return Number(max) - Number(min) > WIDEST ? 'number' : type
    default:
      return type
  }
}

const page: Read<Page> = camelRecord({ id, title: text, questions: givenList(question) })

const noThanks: Survey['thanks'] = { title: '', text: '', link: null, linkTitle: null }
const thanks: Read<Survey['thanks']> = camelRecord({
  title: text,
  text,
  link: textOrNull,
  link_title: textOrNull,
})

const whole = camelRecord({
  title: text,
  text,
  is_active: (value: unknown) => value !== false,
  allow_repeat: flag,
  pages: givenList(page),
  thanks: nullIfUnreadable(thanks),
})

/** Removes questions with a repeated id, on whichever page: they would share an answer. */
function askedOnce(pages: Page[]): Page[] {
  const known = new Set<string>()
  const isNew = (one: Question) => !known.has(String(one.id)) && known.add(String(one.id))
  return pages.map((one) => ({ ...one, questions: one.questions.filter(isNew) }))
}

/** The requested code is used whatever the answer says, because the answers are sent to it. */
export const surveyOf = (code: string): Read<Survey> =>
  mapped(whole, (read) => ({
    ...read,
    code,
    pages: askedOnce(read.pages),
    thanks: read.thanks ?? noThanks,
  }))
