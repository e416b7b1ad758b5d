import type { IsoDate } from '../../domain/dates'
import type { Id } from '../../domain/Id'
import type { Coordinates, Department } from '../../domain/places'
import type { Status } from '../../domain/Status'

/** An appointment at an optician. */
export interface Appointment {
  id: Id
  /** active, cancelled or edited. */
  status: Status
  department: (Department & { coordinates: Coordinates | null }) | null
  service: { code: string; name: string } | null
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  specialistName: string | null
  isEditable: boolean
  isCancelable: boolean
}

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

/** The one that begins first of those still to come. */
export const nextAppointment = (entries: Appointment[], now: Date = new Date()): Appointment | undefined =>
  entries
    .filter(({ startsAt }) => startsAt !== null && Date.parse(startsAt) > now.getTime())
    .toSorted((one, other) => Date.parse(one.startsAt ?? '') - Date.parse(other.startsAt ?? ''))[0]
