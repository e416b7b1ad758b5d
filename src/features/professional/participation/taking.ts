import type { Registration } from '#data/materials/material'
import {
  formatDate,
  formatTime,
  formatWeekday,
  hasPassed,
  UNSHOWN_TIME,
  type IsoDate,
} from '#domain/dates/dates'
import { dayInShop, shopToday } from '#domain/dates/days'
import { count, type Forms } from '#domain/numbers/counts'

/** An event or a lecture for which specialists can register. */
export interface Seated {
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  link: string | null
  seatsLeft: number | null
  registerUntil?: IsoDate | null
  /** False if it cannot be read: then nothing is offered. */
  registration: Registration | null | false
}

export interface Taking {
  /** The action that is offered now; undefined if there is none. */
  action?: 'register' | 'wait' | 'cancel'
  /** Whether registration is closed. */
  isClosed: boolean
  /** Whether the event is taking place now and has a link. */
  isOn: boolean
  isOver: boolean
}

/**
 * Returns what an event offers at a given time. A registration with an unknown code offers no action; its
 * label is shown.
 */
export function takingOf(event: Seated, now: Date): Taking {
  const { startsAt, link, registerUntil, registration } = event
  const hasBegun = startsAt !== null && hasPassed(startsAt, now)
  const isOver = hasBegun && hasEnded(event, now)
  const isLate = hasBegun || (registerUntil != null && hasPassed(registerUntil, now))
  const code = codeOf(registration)
  const isFree = code === 'none' || code === 'cancelled'
  return {
    ...actionOf(event, { code, isFree, hasBegun, isLate }),
    isClosed: isFree && isLate && !isOver,
    isOn: hasBegun && !isOver && link !== null,
    isOver,
  }
}

/** Returns the moments at which the answer of `takingOf` may change. */
export const turnsOf = ({ registerUntil, startsAt, endsAt }: Seated) => [
  registerUntil,
  startsAt,
  // An event without an end lasts until the end of its day.
  endsAt ?? (startsAt && dayInShop(startsAt)),
]

/** Returns the code of a registration; '' if it cannot be read. */
export const codeOf = (registration: Seated['registration']): string =>
  registration === false ? '' : (registration?.code ?? 'none')

interface State {
  code: string
  isFree: boolean
  hasBegun: boolean
  isLate: boolean
}

function actionOf({ seatsLeft }: Seated, { code, isFree, hasBegun, isLate }: State): Pick<Taking, 'action'> {
  if (code === 'registered' || code === 'waiting') return hasBegun ? {} : { action: 'cancel' }
  if (!isFree || isLate) return {}
  return { action: seatsLeft !== null && seatsLeft <= 0 ? 'wait' : 'register' }
}

/** An event without an end lasts until the end of its day. */
const hasEnded = ({ startsAt, endsAt }: Seated, now: Date) =>
  endsAt === null ? startsAt !== null && !isToday(startsAt, now) : hasPassed(endsAt, now)

const isToday = (iso: IsoDate, now: Date) => dayInShop(iso) === shopToday(now)

const SEATS: Forms = ['место', 'места', 'мест']

/** Returns 'осталось 4 места'; '' if the number of seats is null. */
export const seatsInWords = (seats: number | null): string =>
  seats === null ? '' : seats <= 0 ? 'мест нет' : `осталось ${count(seats, SEATS)}`

/** Returns '18 ноября 2026, среда, 18:00–21:00'; a beginning that is not known is said to be so. */
export function whenInWords({ startsAt, endsAt }: Pick<Seated, 'startsAt' | 'endsAt'>): string {
  if (startsAt === null) return UNSHOWN_TIME
  const isOneDay = endsAt !== null && dayInShop(startsAt) === dayInShop(endsAt)
  const hours = [formatTime(startsAt), isOneDay && formatTime(endsAt)].filter(Boolean).join('–')
  const until = endsAt !== null && !isOneDay ? ` — ${formatDate(endsAt)}` : ''
  return [formatDate(startsAt), formatWeekday(startsAt), hours].filter(Boolean).join(', ') + until
}
