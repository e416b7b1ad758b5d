import type { ServerRecord } from '../../api/serverRecord'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'
import type { Fitting } from '../fittings/fitting'
import type { Person } from '../profile/profile'

export interface Theme {
  id: Id
  title: string
}

export interface ProfessionalFile {
  id: Id
  name: string
  /** Bytes. */
  size: number
  /** MIME type. */
  type: string
  url: string
}

export const INCISIONS = ['temporal', 'superotemporal', 'superior', 'superonasal', 'nasal'] as const
export type Incision = (typeof INCISIONS)[number]

export interface QuestionnaireQuestion {
  id: Id
  text: string
  /** Whether several options may be ticked. */
  isMultiple: boolean
  options: { id: Id; text: string }[]
}

export interface Questionnaire {
  /** Null once all are answered. */
  question: QuestionnaireQuestion | null
  answers: Id[]
  isAwarded: boolean
}

export interface Expert {
  /** moderation, approved or rejected. */
  status: Status
  themes: Theme[]
  about: string
  answersCount: number
  since: IsoDate | null
  rejectReason: string | null
}

/** A selection of lenses that the specialist has made for a patient. */
export interface OwnSelection extends Fitting {
  patientInitials: string | null
}

/** A flag that the server does not name is false. */
export interface SpecialistFlags {
  isExpertingAvailable: boolean
  isMydocumentsAvailable: boolean
  isAllowedOrderSamples: boolean
  isAllowedIol: boolean
  isStarsAllowed: boolean
}

/** What is ticked in 'Уведомления'; two of them are kept inverted on the server. */
export interface SpecialistSubscriptions {
  subscribeNewMaterials: boolean
  subscribeNewEvents: boolean
  subscribeProgress: boolean
  subscribeCalls: boolean
  subscribeMailings: boolean
}

export interface Specialist extends SpecialistFlags, SpecialistSubscriptions {
  selections: OwnSelection[]
  /** Ids of chosen specialisations, parents and children alike. */
  specializations: Id[]
  themes: Id[]
  mainIncisionLocation: Incision | null
  /** Surgically induced astigmatism, dioptres. */
  sia: number | null
  expert: Expert | null
  stars: number | null
  questionnaire: Questionnaire | null
  invitesUnread: number
}

export interface SpecialistProfile extends Person {
  /** Null for everybody who is no specialist. */
  specialist: Specialist | null
  /** As the server sent it; what cannot be read is sent back as it came (contract 5.9). */
  serverRecord: ServerRecord
}

export type PersonalCard = Pick<
  Person,
  'name' | 'lastName' | 'secondName' | 'birthday' | 'gender' | 'residence'
>
export type ThemesCard = Pick<Specialist, 'specializations' | 'themes'>
export type SurgeryCard = Pick<Specialist, 'mainIncisionLocation' | 'sia'>

/** The fields of one card of the profile: each card saves its own alone. */
export type ProfileCard = PersonalCard | ThemesCard | SurgeryCard | SpecialistSubscriptions

export interface WorkPlace {
  id: Id
  name: string
  address: string
}

export interface OwnWorkPlace extends WorkPlace {
  position: string | null
  isMain: boolean
}

export interface WorkPlaceDraft {
  workPlaceId: Id
  position: string | null
  isMain: boolean
}

export interface Specialization {
  id: Id
  name: string
  children: { id: Id; name: string }[]
}

/** A request for an intraocular lens that waits for an expert's answer, as its list shows it. */
export interface WaitingRequest {
  id: Id
  number: string
  createdAt: IsoDate | null
  publishedAt: IsoDate | null
  author: { name: string; workPlace: string | null } | null
  lensType: string | null
  answersCount: number
  comment: string | null
}
