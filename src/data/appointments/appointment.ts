export type { Appointment } from '../../domain/records'
import type { Appointment } from '../../domain/records'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import { currentTime } from '../../domain/dates/clock'

export interface AppointmentSlot {
  id: Id
  /** 'HH:MM' of the shop's time. */
  time: string
  isAvailable: boolean
}

export interface AppointmentDay {
  date: IsoDate
  slots: AppointmentSlot[]
}

export interface AppointmentDraft {
  departmentId: Id
  slotId: Id
  serviceCode?: string
  comment?: string | null
}

/** Returns the first of the appointments under way and still to come. */
export const nextAppointment = (entries: Appointment[], now: Date = currentTime()): Appointment | undefined =>
  upcoming(entries, now).find(({ startsAt }) => startsAt !== null)

/** Milliseconds that an appointment lasts if the shop names no end. */
const USUAL_LENGTH = 60 * 60 * 1000

/** Tells whether an appointment is over; until its end a late customer still finds the place. */
const isOver = ({ startsAt, endsAt }: Appointment, now: Date) =>
  startsAt !== null &&
  Math.max(Date.parse(endsAt ?? '') || Date.parse(startsAt) + USUAL_LENGTH, Date.parse(startsAt)) <=
    now.getTime()

/**
 * Returns the appointments under way and still to come: the next first, those without a time last. Cancelled
 * ones are left out.
 */
export const upcoming = (entries: readonly Appointment[], now: Date = currentTime()): Appointment[] =>
  soonestFirst(
    entries.filter((one) => one.status.code !== 'cancelled' && !isOver(one, now)),
    ({ startsAt }) => startsAt,
  )

/** Returns the moment of a slot: its day and time are the shop's (contract 5.3). */
export const slotStart = ({ date }: Pick<AppointmentDay, 'date'>, { time }: Pick<AppointmentSlot, 'time'>) =>
  `${date.slice(0, 10)}T${time}:00+03:00`

/** Returns the slots that can still be booked; one in the past, or at no readable time, cannot. */
export const freeSlots = (day: AppointmentDay, now: Date = currentTime()): AppointmentSlot[] =>
  day.slots.filter((slot) => slot.isAvailable && Date.parse(slotStart(day, slot)) > now.getTime())

/** Returns the free times next after a taken one, over the days. */
export const nextFree = (
  days: readonly AppointmentDay[],
  after: IsoDate,
  howMany: number,
  now: Date = currentTime(),
): { day: AppointmentDay; slot: AppointmentSlot }[] => {
  const all = days.flatMap((day) =>
    freeSlots(day, now).map((slot) => ({ day, slot, at: slotStart(day, slot) })),
  )
  const later = all.filter(({ at }) => at > after)
  return (later.length > 0 ? later : all).slice(0, howMany)
}
