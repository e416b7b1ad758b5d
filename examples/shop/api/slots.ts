import type { Schemas } from './contract'
import { at, dateOf, inDays, later, stamp } from './dates'
import { refused } from './refusal'
import type { Visitor } from './visitor'

const days = 14
const hours = ['10:00', '11:00', '12:00', '13:00', '15:00', '16:00', '17:00', '18:00', '19:00']
const visitLasts = 40 * 60 * 1000

/** Every fourth slot is booked by others. The id is the day from now and the hour: 302 is the third hour in three days. */
const isTakenByOthers = (day: number, index: number) => (day + index) % 4 === 0

const startOf = (now: Date, id: number) => at(now, Math.floor(id / 100), hours[id % 100] ?? '')

const isTaken = ({ entries }: Visitor, department: number, startsAt: string) =>
  entries.some(
    (entry) =>
      entry.department.id === department && entry.starts_at === startsAt && entry.status.code !== 'cancelled',
  )

export const entryDays = (visitor: Visitor, department: number, now: Date): Schemas['EntryDay'][] =>
  Array.from({ length: days }, (_, offset) => offset + 1).map((day) => ({
    date: dateOf(inDays(now, day)),
    slots: hours.map((time, index) => ({
      id: day * 100 + index,
      time,
      is_available: !isTakenByOthers(day, index) && !isTaken(visitor, department, at(now, day, time)),
    })),
  }))

/** From when to when a visit lasts that takes this time; refused when somebody has it. */
export function takeSlot(visitor: Visitor, department: number, now: Date, id: number) {
  const slot = entryDays(visitor, department, now)
    .flatMap(({ slots }) => slots)
    .find((candidate) => candidate.id === id)
  if (!slot?.is_available) throw refused('Это время уже занято. Выберите другое')
  const starts_at = startOf(now, id)
  return { starts_at, ends_at: stamp(later(new Date(starts_at), visitLasts)) }
}
