export type { Appointment } from '../../domain/records'
import type { Appointment } from '../../domain/records'
import { endOf, hasTime, type IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import { currentTime } from '../../domain/dates/clock'

export interface AppointmentSlot {
  id: Id
  /** 'HH:MM' in the shop's time zone. */
  time: string
  isAvailable: boolean
}

export interface AppointmentDay {
  date: IsoDate
  slots: AppointmentSlot[]
  /** Whether some times of this or other days cannot be read: then one that is not here need not be taken. */
  hasUnreadable?: true
}

export interface AppointmentDraft {
  departmentId: Id
  slotId: Id
  serviceCode?: string
  comment?: string | null
}

/** Returns the first appointment that is under way or in the future. */
export const nextAppointment = (entries: Appointment[], now: Date = currentTime()): Appointment | undefined =>
  upcoming(entries, now).find(({ startsAt }) => startsAt !== null)

/** An appointment that can be moved; its times are asked for at its department. */
export type MovableAppointment = Appointment & { department: NonNullable<Appointment['department']> }

export const isMovable = (appointment: Appointment): appointment is MovableAppointment =>
  appointment.isEditable && appointment.department !== null

/** Milliseconds that an appointment lasts when the shop gives no end. */
const USUAL_LENGTH = 60 * 60 * 1000

/** Tells whether an appointment is over; until then a late customer can still look up the place. */
const isOver = ({ startsAt, endsAt }: Appointment, now: Date) =>
  startsAt !== null &&
  Math.max(endOf(endsAt) || endOf(startsAt) + (hasTime(startsAt) ? USUAL_LENGTH : 0), endOf(startsAt)) <=
    now.getTime()

/**
 * Returns the current and future appointments without the cancelled ones: the soonest first, those without a
 * time last.
 */
export const upcoming = (entries: readonly Appointment[], now: Date = currentTime()): Appointment[] =>
  soonestFirst(
    entries.filter((one) => one.status.code !== 'cancelled' && !isOver(one, now)),
    ({ startsAt }) => startsAt,
  )

/** Returns the start of a slot; its day and time are in the shop's time zone (contract 5.3). */
export const slotStart = ({ date }: Pick<AppointmentDay, 'date'>, { time }: Pick<AppointmentSlot, 'time'>) =>
  `${date}T${time}:00+03:00`

/** Returns the slots that can still be booked: those in the past or with an unreadable time are left out. */
export const freeSlots = (day: AppointmentDay, now: Date = currentTime()): AppointmentSlot[] =>
  day.slots.filter((slot) => slot.isAvailable && Date.parse(slotStart(day, slot)) > now.getTime())

/** Returns the next free times after a taken one, also on later days. */
export const nextFree = (
  days: readonly AppointmentDay[],
  after: IsoDate,
  howMany: number,
  now: Date = currentTime(),
): { day: AppointmentDay; slot: AppointmentSlot }[] => {
  const all = days.flatMap((day) =>
    freeSlots(day, now).map((slot) => ({ day, slot, at: slotStart(day, slot) })),
  )
  const later = all.filter(({ at }) => Date.parse(at) > Date.parse(after))
  return (later.length > 0 ? later : all).slice(0, howMany)
}
