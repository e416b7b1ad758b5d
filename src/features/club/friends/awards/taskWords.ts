import { count, type Forms } from '#domain/numbers/counts'
import { lookup } from '#domain/lookup'
import type { Task } from '#data/friends/friends'

interface Kind {
  /** The verb at the beginning of the condition: 'Опубликуйте' in 'Опубликуйте 5 историй'. */
  verb: string
  forms: Forms
  /** Link to the page where the customer can fulfil the condition. */
  next: { label: string; to: string }
}

const WRITE = { label: 'Написать историю', to: '/friends/#publications' }
const REVIEW = { label: 'Оставить отзыв', to: '/friends/#reviews' }

const KINDS: Record<string, Kind> = {
  stories_count: { verb: 'Опубликуйте', forms: ['историю', 'истории', 'историй'], next: WRITE },
  reviews_count: { verb: 'Оставьте', forms: ['отзыв', 'отзыва', 'отзывов'], next: REVIEW },
  friends_count: {
    verb: 'Пригласите',
    forms: ['друга', 'друзей', 'друзей'],
    next: { label: 'Пригласить друга', to: '/club/invite/' },
  },
}

const TIMES: Forms = ['раз', 'раза', 'раз']

/** One condition of a task with the customer's progress. */
export interface Measure {
  code: string
  /** The condition in words: 'Опубликуйте 5 историй'. */
  text: string
  /** Null if it cannot be read. */
  current: number | null
  required: number
  isCompleted: boolean
}

/**
 * Returns the conditions with their progress, matched by code; a condition without progress has not been
 * started, unless the progress cannot be read.
 */
export function measuresOf({ conditions, progress }: Task): Measure[] {
  return conditions.map(({ code, params }) => {
    const done = (progress || []).find((one) => one.code === code)
    const made = done ? done.current : progress === false ? null : 0
    const required = Math.max(params?.required || (done ? (made ?? 0) + done.left : 1), 1)
    const kind = lookup(KINDS, code)
    const text = kind
      ? `${kind.verb} ${count(required, kind.forms)}`
      : `Выполните условие ${count(required, TIMES)}`
    const isCompleted = done?.isCompleted ?? false
    const current = isCompleted ? required : made && Math.min(Math.max(made, 0), required)
    return { code, text, required, isCompleted, current }
  })
}

export const isTaskCompleted = (measures: readonly Measure[]): boolean =>
  measures.length > 0 && measures.every(({ isCompleted }) => isCompleted)

/**
 * Returns the link for the first condition that is not fulfilled; undefined if all are, or if its code is
 * unknown.
 */
export function nextStepOf(measures: readonly Measure[]): { label: string; to: string } | undefined {
  const open = measures.find(({ isCompleted }) => !isCompleted)
  return open && lookup(KINDS, open.code)?.next
}
