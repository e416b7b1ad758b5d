import type { Schemas } from '../http/contract'
import { at, later, stamp } from '../dates'
import type { Visitor } from '../visitor'

type Slot = Schemas['ActivitySlot']

/** A booking, with the visitor if they have booked for themselves. */
export interface Booking {
  id: number
  name: string
  phone: string
  comment: string | null
  booked_at: string
  by: Visitor | null
}

const DAYS = 14
/** All times of this day are booked. */
const FULL_DAY = 2
const LASTS = 20 * 60 * 1000

/** Every so many minutes, from this hour on: so many times a day. */
const USUAL = { step: 40, from: 10, count: 17 }
const MANY = { step: 10, from: 9, count: 72 }

const KINDS = [
  { kind: 'vision_test', title: 'Проверка зрения', places: ['ТЦ «Европейский», 1 этаж'] },
  { kind: 'spa', title: 'Спа для глаз', places: ['ТЦ «Метрополис», 2 этаж', 'ТЦ «Фантастика», у фонтана'] },
] as const

const NAMES = ['Марина', 'Игорь', 'Анна', 'Олег']

/**
 * Returns the times that are offered. The id is the day from now, the kind and the place in the day: 2503 is the fourth
 * time of a spa in two days. One a day is not for booking.
 */
export const activities = (now: Date, isMany = false): Slot[] => {
  const { step, from, count } = isMany ? MANY : USUAL
  return Array.from({ length: DAYS * count }, (_, index) => {
    const [day, place] = [Math.floor(index / count), index % count]
    const minutes = from * 60 + place * step
    const time = [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':')
    return KINDS.map(({ kind, title, places }, offset): Slot => {
      const starts_at = at(now, day, time)
      return {
        id: day * 1000 + offset * 500 + place,
        kind,
        title,
        place: places[place % places.length] ?? places[0],
        starts_at,
        ends_at: stamp(later(new Date(starts_at), LASTS)),
        is_available: (day + place) % 8 !== 6,
        is_booked: false,
      }
    })
  }).flat()
}

/** Returns what others have booked: every fourth time, and all of one day. */
export const seedBookings = (now: Date): Map<number, Booking> =>
  new Map(
    activities(now)
      .filter(({ id, is_available }) => {
        const [day, place] = [Math.floor(id / 1000), id % 500]
        return is_available && (day === FULL_DAY || (day + place) % 4 === 1)
      })
      .map(({ id }, index): [number, Booking] => [
        id,
        {
          id: 5001 + index,
          name: NAMES[index % NAMES.length] ?? '',
          phone: `916123${String(1000 + ((index * 379) % 9000))}`,
          comment: null,
          booked_at: stamp(later(now, -3600_000)),
          by: null,
        },
      ]),
  )
