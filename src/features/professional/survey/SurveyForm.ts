import {
  noAnswers,
  otherOf,
  valueOf,
  visiblePages,
  visibleQuestions,
  isAnswered,
  type Answers,
  type Value,
} from '#data/survey/answers'
import { fitting, typesOf } from '#data/survey/fitting'
import { mistakeIn, type Mistake } from '#data/survey/mistakeIn'
import type { Page, Question, Survey } from '#data/survey/survey'
import { fieldOf } from '#domain/fieldOf'
import { randomKey } from '#domain/randomKey'
import type { DraftOffer } from '#forms/lib/drafts'
import { forgetAnswers, keepAnswers, readAnswers } from './keptAnswers'

export interface SurveyState {
  answers: Answers
  /** The questions that are currently asked; the array stays the same object while they do not change. */
  visible: readonly Question[]
  pages: readonly Page[]
  page: Page | undefined
  /** Progress from 0 to 1; it never decreases. */
  progress: number
  /** Errors by question id, set when 'Далее' or 'Отправить' is pressed. */
  mistakes: Readonly<Record<string, Mistake>>
  /** Whether stored answers were dropped, because they no longer fit the survey. */
  hasDropped: boolean
  /** The offer to restart if the answers are from before this page load, or to restore them after that. */
  offer: DraftOffer | undefined
}

/** The answer to one question with its error. */
export interface Answer {
  value: Value | undefined
  other: string
  mistake: Mistake | undefined
}

const same = <T>(before: readonly T[], now: readonly T[], isSame: (one: T, other: T) => boolean) =>
  before.length === now.length && now.every((one, place) => isSame(before[place] as T, one))

const samePage = (one: Page, other: Page) =>
  one.id === other.id && one.title === other.title && same(one.questions, other.questions, Object.is)

/** The state before the first answer. */
const nothing = {
  answers: noAnswers,
  visible: [],
  pages: [],
  page: undefined,
  progress: 0,
  mistakes: {},
  hasDropped: false,
}

/** A survey with only one question offers no restart. */
const offerOf = ({ pages }: Survey, { values }: Answers): DraftOffer | undefined =>
  pages.flatMap(({ questions }) => questions).length > 1 && Object.keys(values).length > 0
    ? 'anew'
    : undefined

/**
 * Holds the answers of one survey in this tab. They are outside React's state, so that typing renders only
 * the question that is answered.
 */
export class SurveyForm {
  state: SurveyState
  readonly responseId: string
  readonly #listeners = new Set<() => void>()
  /** The answer with which each question was last rendered. */
  readonly #drawn = new Map<Question, Answer>()
  #survey: Survey
  #types: ReturnType<typeof typesOf>
  /** Errors of the server; each stays until its answer changes. */
  #refused: SurveyState['mistakes'] = {}
  /** The state that 'Начать заново' has removed. */
  #taken: (SurveyState & { types: unknown }) | undefined

  constructor(survey: Survey) {
    const { kept, isOlder } = readAnswers(survey.code)
    const { answers, hasDropped } = fitting(survey, kept.answers, kept.types)
    this.#survey = survey
    this.#types = typesOf(survey)
    this.responseId = typeof kept.responseId === 'string' ? kept.responseId : randomKey()
    this.state = this.#next(
      { ...nothing, answers, hasDropped, offer: isOlder ? offerOf(survey, answers) : undefined },
      typeof kept.pageId === 'string' ? kept.pageId : undefined,
      Number(kept.progress) || 0,
    )
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes over a refetched survey, which may have changed. */
  onSurveyRead(survey: Survey): void {
    if (survey === this.#survey) return
    const before = this.state.answers
    const { answers, hasDropped } = fitting(survey, before, this.#types)
    this.#survey = survey
    this.#types = typesOf(survey)
    this.#drawn.clear()
    const answerIn = ({ values, other }: Answers, id: string) => JSON.stringify([values[id], other[id]])
    const isKept = (id: string) => answerIn(answers, id) === answerIn(before, id)
    this.#refused = Object.fromEntries(Object.entries(this.#refused).filter(([id]) => isKept(id)))
    this.#set({ answers, hasDropped: hasDropped || this.state.hasDropped, mistakes: this.#refused })
  }

  /**
   * Returns the same object while the answer does not change, so that no other question is rendered again.
   */
  answerOf(question: Question): Answer {
    const { answers, mistakes } = this.state
    const value = valueOf(answers, question)
    const other = otherOf(answers, question)
    const mistake = mistakes[String(question.id)]
    const drawn = this.#drawn.get(question)
    if (drawn && drawn.value === value && drawn.other === other && drawn.mistake === mistake) return drawn
    const answer = { value, other, mistake }
    this.#drawn.set(question, answer)
    return answer
  }

  answer(question: Question, value: Value): void {
    const { values } = this.state.answers
    this.#change(question, {
      ...this.state.answers,
      values: { ...values, [String(question.id)]: value },
    })
  }

  answerOther(question: Question, text: string): void {
    const { other } = this.state.answers
    this.#change(question, { ...this.state.answers, other: { ...other, [String(question.id)]: text } })
  }

  get isLast(): boolean {
    return this.state.pages.at(-1) === this.state.page
  }

  get place(): number {
    const { page, pages } = this.state
    return page ? pages.indexOf(page) : 0
  }

  /** Moves by `steps` pages, backwards if negative. */
  go(steps: number): void {
    this.#set({ mistakes: this.#refused }, String(this.state.pages[this.place + steps]?.id))
  }

  /**
   * Validates this page, or all pages before sending, marks the errors and goes to the first of them. Returns
   * whether there are any. Errors of the server stay marked, but do not prevent sending again.
   */
  check(isSending = this.isLast): boolean {
    const { answers, visible, page } = this.state
    const asked = isSending ? visible : (page?.questions ?? [])
    const mistakes = asked.flatMap((question) => {
      const mistake = mistakeIn(question, answers)
      return mistake ? [[String(question.id), mistake] as const] : []
    })
    this.#mark(Object.fromEntries(mistakes))
    return mistakes.length > 0
  }

  /**
   * Marks the errors of the server by field name: 'answers.12', or '12' alone, and goes to the first of them
   * unless the page has to stay. Returns whether any of them belongs to a question.
   */
  refuse(fields: Record<string, string>, isStaying = false): boolean {
    const ids = this.state.visible.map(({ id }) => String(id))
    const names = ids.flatMap((id) => [`answers.${id}`, `other.${id}`, id])
    const refused = Object.entries(fields).flatMap(([said, text]) => {
      const name = fieldOf(said, names)
      const id = name === undefined ? undefined : ids[Math.floor(names.indexOf(name) / 3)]
      return id === undefined ? [] : [[id, { text }] as const]
    })
    this.#refused = Object.fromEntries(refused)
    this.#mark(this.#refused, isStaying)
    return refused.length > 0
  }

  /**
   * Removes all answers until they are restored. The response id stays the same, so that nobody answers
   * twice.
   */
  beginAnew(): void {
    this.#taken = { ...this.state, types: this.#types }
    this.#refused = {}
    this.#set({ ...nothing, offer: 'back' }, '')
  }

  /** Restores the removed answers; those given since then take precedence. */
  bringBack(): void {
    if (!this.#taken) return
    this.#refused = {}
    // The survey may have been refetched meanwhile.
    const { progress, page, types, ...before } = this.#taken
    const taken = fitting(this.#survey, before.answers, types)
    const { values, other } = this.state.answers
    this.#set(
      {
        answers: {
          values: { ...taken.answers.values, ...values },
          other: { ...taken.answers.other, ...other },
        },
        hasDropped: taken.hasDropped || before.hasDropped,
        mistakes: {},
        offer: 'anew',
        progress,
      },
      String(page?.id),
    )
  }

  /** Removes the stored answers, because they have been sent. */
  forget(): void {
    forgetAnswers(this.#survey.code)
  }

  #mark(mistakes: SurveyState['mistakes'], isStaying = false): void {
    const isWrong = ({ id }: Question) => Object.hasOwn(mistakes, String(id))
    const { pages, page } = this.state
    const first =
      isStaying || page?.questions.some(isWrong)
        ? page
        : pages.find(({ questions }) => questions.some(isWrong))
    this.#set({ mistakes: { ...this.#refused, ...mistakes } }, first && String(first.id))
  }

  #change(question: Question, answers: Answers): void {
    const id = String(question.id)
    const { [id]: _mended, ...mistakes } = this.state.mistakes
    const { [id]: _changed, ...refused } = this.#refused
    this.#refused = refused
    this.#set({ answers, mistakes })
  }

  #set(change: Partial<SurveyState>, pageId = String(this.state.page?.id)): void {
    const changed = { ...this.state, ...change }
    this.state = this.#next(changed, pageId, changed.progress)
    const { answers, page, progress } = this.state
    keepAnswers(this.#survey.code, {
      responseId: this.responseId,
      answers,
      types: this.#types,
      pageId: String(page?.id),
      progress,
    })
    this.#listeners.forEach((listener) => listener())
  }

  #next(state: SurveyState, pageId: string | undefined, progress: number): SurveyState {
    const visible = visibleQuestions(this.#survey, state.answers)
    const found = visiblePages(this.#survey, visible)
    const pages = same(state.pages, found, samePage) ? state.pages : found
    const place = Math.max(
      pages.findIndex(({ id }) => String(id) === pageId),
      0,
    )
    const page = pages[place]
    return {
      ...state,
      visible,
      pages,
      page,
      progress: Math.max(progress, (place + shareOf(page, state.answers)) / Math.max(pages.length, 1)),
    }
  }
}

/** Returns the share of a page's questions that are answered, from 0 to 1. */
function shareOf(page: Page | undefined, answers: Answers): number {
  const questions = page?.questions.filter(({ type }) => type !== null) ?? []
  const answered = questions.filter((question) => isAnswered(question, valueOf(answers, question)))
  return questions.length > 0 ? answered.length / questions.length : 0
}
