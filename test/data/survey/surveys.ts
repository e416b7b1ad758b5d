import { surveyOf } from '#data/survey/readSurvey'
import type { Survey } from '#data/survey/survey'

type Wire = Record<string, unknown>

/** A question as the server sends it. */
export const question = (id: number, type: string, more: Wire = {}): Wire => ({
  id,
  type,
  title: `Вопрос ${id}`,
  text: '',
  is_required: false,
  options: [],
  rows: [],
  min: null,
  max: null,
  min_label: null,
  max_label: null,
  max_length: null,
  visible_if: null,
  ...more,
})

/** Options of a question: 11 has 1101, 1102, and 1103 with an own text. */
export const options = (id: number) => [
  { id: id * 100 + 1, title: 'Да', is_other: false },
  { id: id * 100 + 2, title: 'Нет', is_other: false },
  { id: id * 100 + 3, title: 'Другое', is_other: true },
]

export const single = (id: number, more: Wire = {}) =>
  question(id, 'single', { options: options(id), ...more })

export const when = (question_id: number, operator: string, value: unknown = null) => ({
  visible_if: { question_id, operator, value },
})

export const wire = (pages: Wire[][], more: Wire = {}): Wire => ({
  code: 'lenses',
  title: 'Как вам носится?',
  text: '',
  is_active: true,
  allow_repeat: false,
  pages: pages.map((questions, place) => ({ id: place + 1, title: '', questions })),
  thanks: { title: 'Спасибо за ответы!', text: 'Учтём.', link: null, link_title: null },
  ...more,
})

export const survey = (pages: Wire[][], more: Wire = {}): Survey => surveyOf('lenses')(wire(pages, more))
