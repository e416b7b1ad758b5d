import type { Schemas } from './http/contract'
import { at, dateOf, inDays, later, stamp } from './dates'
import { refused } from './http/refusal'
import type { Visit } from './http/route'
import type { Visitor } from './visitor'

const days = 14
const hours = ['10:00', '11:00', '12:00', '13:00', '15:00', '16:00', '17:00', '18:00', '19:00']
const visitLasts = 40 * 60 * 1000

/**
 * Returns whether others have booked a slot: they book every fourth. The id is the day from now and the hour:
 * 302 is the third hour in three days.
 */
const isTakenByOthers = (day: number, index: number) => (day + index) % 4 === 0

const isTaken = ({ entries }: Visitor, department: number, startsAt: string) =>
  entries.some(
    (entry) =>
      entry.department.id === department && entry.starts_at === startsAt && entry.status.code !== 'cancelled',
  )

const allDays = (visitor: Visitor, department: number, now: Date): Schemas['EntryDay'][] =>
  Array.from({ length: days }, (_, offset) => offset + 1).map((day) => ({
    date: dateOf(inDays(now, day)),
    slots: hours.map((time, index) => ({
      id: day * 100 + index,
      time,
      is_available: !isTakenByOthers(day, index) && !isTaken(visitor, department, at(now, day, time)),
    })),
  }))

/** Numbers the free times anew: an id means another time once one is booked, or a day has passed. */
function renumbered(days: Schemas['EntryDay'][]): Schemas['EntryDay'][] {
  let number = 0
  return days.map((day) => ({
    ...day,
    slots: day.slots
      .filter(({ is_available }) => is_available)
      .map((slot) => ({ ...slot, id: (number += 1) })),
  }))
}

export const entryDays = (
  { visitor, now, speaks }: Pick<Visit, 'visitor' | 'now' | 'speaks'>,
  department: number,
): Schemas['EntryDay'][] => {
  const days = allDays(visitor, department, now)
  return speaks('slots-restart') ? renumbered(days) : days
}

/** Returns beginning and end of a visit at this time; refuses if somebody has it. */
export function takeSlot(asked: Pick<Visit, 'visitor' | 'now' | 'speaks'>, department: number, id: number) {
  const [found] = entryDays(asked, department).flatMap(({ date, slots }) =>
    slots.filter((slot) => slot.id === id && slot.is_available).map(({ time }) => ({ date, time })),
  )
  if (!found) throw refused('Это время уже занято. Выберите другое')
  const starts_at = `${found.date}T${found.time}:00+03:00`
  return { starts_at, ends_at: stamp(later(new Date(starts_at), visitLasts)) }
}
