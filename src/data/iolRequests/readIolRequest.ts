import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  givenText,
  givenNumber,
  id,
  list,
  camelRecord,
  number,
  numberOrNull,
  numberText,
  oneOf,
  nullIfUnreadable,
  status,
  text,
  textOrNull,
} from '../../api/wire'
import { withServerRecord } from '../profile/readPerson'
import { professionalFile } from '../specialist/readSpecialist'
import type { IolAnswer, IolEye, IolPatient, IolRequest } from './iolRequest'

const eyeSide = oneOf('right', 'left')

const eye: Read<IolEye> = camelRecord({
  eye: eyeSide,
  k1: numberOrNull,
  k1_axis: numberOrNull,
  k2: numberOrNull,
  k2_axis: numberOrNull,
  axial_length: numberOrNull,
  acd: numberOrNull,
  lens_thickness: numberOrNull,
  white_to_white: numberOrNull,
  sia: numberOrNull,
  incision: numberOrNull,
  target_refraction: numberOrNull,
  sphere: numberOrNull,
  cylinder: numberOrNull,
  axis: numberOrNull,
  history: textOrNull,
})

const patient: Read<IolPatient> = camelRecord({ code: numberText, birth_year: numberOrNull, sex: textOrNull })
const author = camelRecord({ name: text, work_place: textOrNull })

export const iolRequest: Read<IolRequest> = withServerRecord(
  camelRecord({
    id,
    number: numberText,
    status,
    created_at: dateOrNull,
    updated_at: text,
    published_at: dateOrNull,
    closed_at: dateOrNull,
    author: (value) => nullIfUnreadable(author)(value) ?? { name: '', workPlace: null },
    is_mine: flag,
    is_answerable: flag,
    answers_count: number,
    new_answers_count: number,
    patient: (value) => nullIfUnreadable(patient)(value) ?? { code: '', birthYear: null, sex: null },
    lens_type: textOrNull,
    eyes: list(eye, (one) => one.eye),
    comment: textOrNull,
    attachments: list(professionalFile),
    close: nullIfUnreadable(camelRecord({ reason: text, comment: textOrNull })),
  }),
)

export const iolAnswer: Read<IolAnswer> = camelRecord({
  id,
  created_at: dateOrNull,
  author: (value) =>
    nullIfUnreadable(camelRecord({ name: text, role: text }))(value) ?? { name: '', role: '' },
  is_mine: flag,
  text,
  recommendation: nullIfUnreadable(
    camelRecord({
      eye: eyeSide,
      model: givenText,
      power: givenNumber,
      cylinder: numberOrNull,
      axis: numberOrNull,
      expected_refraction: numberOrNull,
    }),
  ),
})
