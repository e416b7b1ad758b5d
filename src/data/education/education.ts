import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'
import type { CountryCode } from '../../domain/phone'
import type { Registration, Video } from '../materials/material'
import type { ProfessionalFile } from '../specialist/specialist'

export interface AcademySession {
  id: Id
  title: string
  text: string
  speaker: { name: string; title: string | null; picture: string | null } | null
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  /** Where the lecture is; null before it begins. */
  link: string | null
  /** Null where seats do not count. */
  seatsLeft: number | null
  registration: Registration | null
  recording: Video | null
  materials: ProfessionalFile[]
}

export type Period = 'upcoming' | 'past'

/** A satellite or a course of full-time education. */
export interface Course {
  id: Id
  title: string
  text: string
  city: string
  place: string
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  applyUntil: IsoDate | null
  seatsLeft: number | null
  programme: ProfessionalFile | null
  /** sent, approved or rejected; null before an application. */
  application: { id: Id; status: Status; createdAt: IsoDate | null } | null
}

export interface CourseApplication {
  name: string
  phone: string
  country: CountryCode
  email: string
  workPlaceId: Id
  comment: string | null
  hasAgreed: boolean
}
