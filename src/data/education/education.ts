export type { AcademySession, Course } from '../../domain/records'
import type { Id } from '../../domain/Id'
import type { CountryCode } from '../../domain/phone'

export type Period = 'upcoming' | 'past'

export interface CourseApplication {
  name: string
  phone: string
  country: CountryCode
  email: string
  workPlaceId: Id
  comment: string | null
  hasAgreed: boolean
}
