import { iolAnswerRecordFields } from '../../api/generated/records/iolAnswerRecord'
import { iolRequestRecordFields } from '../../api/generated/records/iolRequestRecord'
import { iolPatient } from '../../api/generated/records/iolPatient'
import type { Read } from '../../api/wire'
import { camelRecord, nullIfUnreadable, text, textOrNull } from '../../api/wire'
import { withServerRecord } from '../profile/readPerson'
import type { IolAnswer, IolRequest } from './iolRequest'
const author = camelRecord({ name: text, work_place: textOrNull })

export const iolRequest: Read<IolRequest> = withServerRecord(
  camelRecord({
    ...iolRequestRecordFields,
    author: (value) => nullIfUnreadable(author)(value) ?? { name: '', workPlace: null },
    patient: (value) => nullIfUnreadable(iolPatient)(value) ?? { code: '', birthYear: null, sex: null },
  }),
)

export const iolAnswer: Read<IolAnswer> = camelRecord({
  ...iolAnswerRecordFields,
  author: (value) =>
    nullIfUnreadable(camelRecord({ name: text, role: text }))(value) ?? { name: '', role: '' },
})
