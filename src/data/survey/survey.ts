import type { Id } from '../../domain/Id'

export const QUESTION_TYPES = ['single', 'multiple', 'text', 'number', 'scale', 'matrix'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export interface Titled {
  id: Id
  title: string
}

export interface Option extends Titled {
  /** Whether the option has a free text. */
  isOther: boolean
}

/** Condition of a question; it names an earlier question. */
export interface Condition {
  questionId: Id
  operator: string
  value: unknown
}

export interface Question extends Titled {
  /** Null for a type that cannot be shown: only the title is shown, and the question is never required. */
  type: QuestionType | null
  text: string
  isRequired: boolean
  options: Option[]
  rows: Titled[]
  min: number | null
  max: number | null
  minLabel: string | null
  maxLabel: string | null
  maxLength: number | null
  visibleIf: Condition | null
}

export interface Page extends Titled {
  questions: Question[]
}

export interface Survey {
  code: string
  title: string
  text: string
  isActive: boolean
  allowRepeat: boolean
  pages: Page[]
  thanks: { title: string; text: string; link: string | null; linkTitle: string | null }
}
