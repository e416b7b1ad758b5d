import { specialistRecordFields } from '../../api/generated/records/specialistRecord'
import { questionnaireRecordFields } from '../../api/generated/records/questionnaireRecord'
import { questionnaireQuestion } from '../../api/generated/records/questionnaireQuestion'
import type { Read } from '../../api/wire'
import { mapped, camelRecord, falseIfUnreadable, list, nullIfMissing } from '../../api/wire'
import { ownSelection } from '../fittings/readFitting'
import { person, subscribed, withNationalPhone, withServerRecord } from '../profile/readPerson'
import {
  type Questionnaire,
  type QuestionnaireQuestion,
  type Specialist,
  type SpecialistProfile,
} from './specialist'

const question: Read<QuestionnaireQuestion> = mapped(questionnaireQuestion, ({ type, ...rest }) => ({
  ...rest,
  isMultiple: type === 'multiple',
}))

/** Once the award has been given, nothing is asked. */
export const questionnaire: Read<Questionnaire> = mapped(
  camelRecord({ ...questionnaireRecordFields, question: nullIfMissing(question) }),
  (read) => (read.isAwarded ? { ...read, question: null } : read),
)

const specialist: Read<Specialist> = mapped(
  camelRecord({
    ...specialistRecordFields,
    selections: list(ownSelection),
    questionnaire: falseIfUnreadable(questionnaire),
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
