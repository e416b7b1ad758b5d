import type { IolEye, IolRequestDraft } from '#data/iolRequests/iolRequest'
import { MEASURES, type Measure, type MeasureName } from '#data/iolRequests/measures'
import type { Incision, Specialist } from '#data/specialist/specialist'
import { EYES, type Eye } from '#domain/lens'
import { exactNumber, formatNumber } from '#domain/numbers/counts'
import { parseNumber } from '#domain/numbers/parseNumber'

export type EyeField = `${Eye}_${MeasureName | 'history'}`

/** The values of the form. They are not nested, so that a draft holds only the fields that were edited. */
export interface IolForm extends Record<EyeField, string> {
  patientCode: string
  birthYear: string
  sex: string
  lensType: string
  /** The eyes that the request is about: 'right', 'left' or 'both'. */
  eyes: string
  comment: string
}

export type FieldName = keyof IolForm

export const SIDES = ['right', 'left'] as const

export const nameOf = <Name extends MeasureName | 'history'>(eye: Eye, name: Name) =>
  `${eye}_${name}` as const

/** Returns the eyes that the form is about. */
export const sidesOf = ({ eyes }: Pick<IolForm, 'eyes'>): readonly Eye[] =>
  SIDES.filter((eye) => eyes === eye || eyes === 'both')

/** Returns 'OD, правый'. */
export const eyeInWords = (eye: Eye): string => `${EYES[eye].mark}, ${EYES[eye].name.toLowerCase()}`

function written(value: number | null, { isSigned = false, unit }: Measure): string {
  if (value === null) return ''
  return (isSigned && value > 0 ? '+' : '') + exactNumber(value, unit === '°' ? 0 : 2)
}

/** Returns a value of the server as text; null becomes an empty field. */
const textOf = (value: string | null): string => value ?? ''

function eyeValues(eye: Eye, values: IolEye | undefined): Record<string, string> {
  const entries = MEASURES.map((measure): [string, string] => [
    nameOf(eye, measure.name),
    written(values?.[measure.name] ?? null, measure),
  ])
  return { ...Object.fromEntries(entries), [nameOf(eye, 'history')]: textOf(values?.history ?? null) }
}

/** Returns a request as values of the form. */
export function formOf({ patient, lensType, eyes, comment }: IolRequestDraft): IolForm {
  const [first, second] = eyes
  const values = {
    patientCode: patient.code,
    birthYear: patient.birthYear === null ? '' : String(patient.birthYear),
    sex: textOf(patient.sex),
    lensType: textOf(lensType),
    eyes: first && !second ? first.eye : 'both',
    comment: textOf(comment),
  }
  const ofEyes = SIDES.map((eye) =>
    eyeValues(
      eye,
      eyes.find((one) => one.eye === eye),
    ),
  )
  return Object.assign(values, ...ofEyes) as IolForm
}

/** The meridian of an incision by its location, in degrees (contract 20.5). */
const INCISIONS: Readonly<Record<Incision, Readonly<Record<Eye, number>>>> = {
  temporal: { right: 180, left: 0 },
  superotemporal: { right: 135, left: 45 },
  superior: { right: 90, left: 90 },
  superonasal: { right: 45, left: 135 },
  nasal: { right: 0, left: 180 },
}

/** Returns an empty form with the SIA and the incision of the specialist's profile. */
export function newForm({
  sia,
  mainIncisionLocation: place,
}: Pick<Specialist, 'sia' | 'mainIncisionLocation'>): IolForm {
  const empty = formOf({
    patient: { code: '', birthYear: null, sex: null },
    lensType: null,
    eyes: [],
    comment: null,
  })
  const known = SIDES.map((eye) => ({
    [nameOf(eye, 'sia')]: sia === null ? '' : exactNumber(sia, 2),
    [nameOf(eye, 'incision')]: place ? formatNumber(INCISIONS[place][eye]) : '',
  }))
  return Object.assign(empty, ...known) as IolForm
}

const numberIn = (text: string): number | null => parseNumber(text) ?? null

function eyeOf(form: IolForm, eye: Eye): IolEye {
  const measures = MEASURES.map(({ name }) => [name, numberIn(form[nameOf(eye, name)])] as const)
  return {
    ...(Object.fromEntries(measures) as Record<MeasureName, number | null>),
    eye,
    history: form[nameOf(eye, 'history')] || null,
  }
}

/** Returns the data of the form; a number that cannot be parsed becomes null. */
export const draftOf = (form: IolForm): IolRequestDraft => ({
  patient: { code: form.patientCode, birthYear: numberIn(form.birthYear), sex: form.sex || null },
  lensType: form.lensType || null,
  eyes: sidesOf(form).map((eye) => eyeOf(form, eye)),
  comment: form.comment || null,
})

/** Returns all free texts, which must not name the patient. */
export const textsOf = ({ patient, comment, eyes }: IolRequestDraft): string[] =>
  [patient.code, comment, ...eyes.map(({ history }) => history)].filter((text) => text !== null)
