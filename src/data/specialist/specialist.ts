export type { OwnWorkPlace } from '../../domain/records'
import type {
  QuestionnaireQuestion as QuestionRecord,
  QuestionnaireRecord,
  SpecialistRecord,
} from '../../domain/records'
import type { ServerRecord } from '../../api/serverRecord'
import type { Id } from '../../domain/Id'
import type { OwnSelection } from '../fittings/fitting'
import type { Person } from '../profile/profile'
export type {
  Theme,
  ProfessionalFile,
  Expert,
  WaitingRequest,
  WorkPlace,
  Specialization,
} from '../../domain/records'

export const INCISIONS = ['temporal', 'superotemporal', 'superior', 'superonasal', 'nasal'] as const
export type Incision = (typeof INCISIONS)[number]

export interface QuestionnaireQuestion extends Omit<QuestionRecord, 'type'> {
  /** Whether several options may be selected. */
  isMultiple: boolean
}

export interface Questionnaire extends QuestionnaireRecord {
  /** Null once all questions are answered. */
  question: QuestionnaireQuestion | null
}

/** A flag that the server omits is false. */
export interface SpecialistFlags {
  isExpertingAvailable: boolean
  isMydocumentsAvailable: boolean
  isAllowedOrderSamples: boolean
  isAllowedIol: boolean
  isStarsAllowed: boolean
}

/** The checkboxes of 'Уведомления'; the server stores the inverse of two of them. */
export interface SpecialistSubscriptions {
  subscribeNewMaterials: boolean
  subscribeNewEvents: boolean
  subscribeProgress: boolean
  subscribeCalls: boolean
  subscribeMailings: boolean
}

export interface Specialist extends SpecialistRecord, SpecialistSubscriptions {
  selections: OwnSelection[]
  /** False if it cannot be read. */
  questionnaire: Questionnaire | null | false
}

export interface SpecialistProfile extends Person {
  /** Null for accounts that are not specialists. */
  specialist: Specialist | null
  /** The record as the server sent it; unreadable fields are sent back unchanged (contract 5.9). */
  serverRecord: ServerRecord
}

export type PersonalCard = Pick<
  Person,
  'name' | 'lastName' | 'secondName' | 'birthday' | 'gender' | 'residence'
>
export type ThemesCard = Pick<Specialist, 'specializations' | 'themes'>
export type SurgeryCard = Pick<Specialist, 'mainIncisionLocation' | 'sia'>

/** The fields of one card of the profile; each card saves only its own. */
export type ProfileCard = PersonalCard | ThemesCard | SurgeryCard | SpecialistSubscriptions

export interface WorkPlaceDraft {
  workPlaceId: Id
  position: string | null
  isMain: boolean
}
