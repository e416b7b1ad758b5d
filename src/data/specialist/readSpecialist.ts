import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  givenText,
  id,
  list,
  mapped,
  camelRecord,
  number,
  numberOrNull,
  numberText,
  oneOf,
  nullIfUnreadable,
  status,
  text,
  textOrNull,
  nullIfMissing,
} from '../../api/wire'
import { fitting } from '../fittings/readFitting'
import { person, subscribed, withNationalPhone, withServerRecord } from '../profile/readPerson'
import {
  INCISIONS,
  type Expert,
  type OwnSelection,
  type ProfessionalFile,
  type Questionnaire,
  type QuestionnaireQuestion,
  type Specialist,
  type SpecialistProfile,
  type Theme,
  type WaitingRequest,
} from './specialist'

export const ids = list(id, (one) => one)

export const theme: Read<Theme> = camelRecord({ id, title: givenText })

/** A file without an address cannot be fetched. */
export const professionalFile: Read<ProfessionalFile> = camelRecord({
  id,
  name: text,
  size: number,
  type: text,
  url: givenText,
})

const question: Read<QuestionnaireQuestion> = mapped(
  camelRecord({
    id,
    text: givenText,
    type: text,
    options: list(camelRecord({ id, text: givenText })),
  }),
  ({ type, ...rest }) => ({ ...rest, isMultiple: type === 'multiple' }),
)

export const questionnaire: Read<Questionnaire> = camelRecord({
  question: nullIfUnreadable(question),
  answers: ids,
  is_awarded: flag,
})

export const expert: Read<Expert> = camelRecord({
  status,
  themes: list(theme),
  about: text,
  answers_count: number,
  since: dateOrNull,
  reject_reason: textOrNull,
})

const initials = camelRecord({ patient_initials: textOrNull })
const selection: Read<OwnSelection> = (value) => ({ ...fitting(value), ...initials(value) })

const specialist: Read<Specialist> = mapped(
  camelRecord({
    is_experting_available: flag,
    is_mydocuments_available: flag,
    is_allowed_order_samples: flag,
    is_allowed_iol: flag,
    is_stars_allowed: flag,
    selections: list(selection),
    specializations: ids,
    themes: ids,
    main_incision_location: nullIfUnreadable(oneOf(...INCISIONS)),
    sia: numberOrNull,
    expert: nullIfUnreadable(expert),
    stars: numberOrNull,
    questionnaire: nullIfUnreadable(questionnaire),
    invites_unread: number,
    subscribe_new_materials: flag,
    subscribe_new_events: flag,
    subscribe_progress: flag,
    unsubscribe_calls: subscribed,
    unsubscribe_mailings: subscribed,
  }),
  ({ unsubscribeCalls, unsubscribeMailings, ...rest }) => ({
    ...rest,
    subscribeCalls: unsubscribeCalls,
    subscribeMailings: unsubscribeMailings,
  }),
)

export const specialistProfile: Read<SpecialistProfile> = withServerRecord(
  mapped(camelRecord({ ...person, specialist: nullIfMissing(specialist) }), withNationalPhone),
)

export const waitingRequest: Read<WaitingRequest> = camelRecord({
  id,
  number: numberText,
  created_at: dateOrNull,
  published_at: dateOrNull,
  author: nullIfUnreadable(camelRecord({ name: text, work_place: textOrNull })),
  lens_type: textOrNull,
  answers_count: number,
  comment: textOrNull,
})

export const workPlaceFields = { id, name: givenText, address: text }
