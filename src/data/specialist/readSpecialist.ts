import { specialistRecordFields } from '../../api/generated/records/specialistRecord'
import { questionnaireRecordFields } from '../../api/generated/records/questionnaireRecord'
import { questionnaireQuestion } from '../../api/generated/records/questionnaireQuestion'
import type { Read } from '../../api/wire'
import { mapped, camelRecord, falseIfUnreadable, nullIfMissing } from '../../api/wire'
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

export const questionnaire: Read<Questionnaire> = camelRecord({
  ...questionnaireRecordFields,
  question: nullIfMissing(question),
})

const specialist: Read<Specialist> = mapped(
  camelRecord({
    ...specialistRecordFields,
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
