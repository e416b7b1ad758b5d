import { object, ValidationError, type ISchema } from 'yup'
import { isToric } from '#data/iolRequests/iolRequest'
import {
  CODE_MOST,
  FIRST_BIRTH_YEAR,
  MEASURES,
  TEXT_MOST,
  type Measure,
  type MeasureName,
} from '#data/iolRequests/measures'
import { shopToday } from '#domain/dates/days'
import { EYES, type Eye } from '#domain/lens'
import { parseNumber } from '#domain/numbers/parseNumber'
import { hasSign, isBetween, isNumber } from '#forms/lib/numberRules'
import { text } from '#forms/lib/rules'
import { EMPTY } from '../../calculator/mode'
import { checkRefraction } from '../../calculator/refractionFields'
import { nameOf, SIDES, sidesOf, type FieldName, type IolForm } from './iolForm'

/** Error messages by field. */
export type Faults = Partial<Record<FieldName, string>>

const tooLong = (value: string, most: number) =>
  value.length > most ? `Не длиннее ${most} символов` : undefined

function ofYear(typed: string): string | undefined {
  const year = Number(shopToday().slice(0, 4))
  const value = parseNumber(typed)
  return value !== undefined && Number.isInteger(value) && value >= FIRST_BIRTH_YEAR && value <= year
    ? undefined
    : `Введите год от ${FIRST_BIRTH_YEAR} до ${year}`
}

const ofMeasure = ({ min, max, isSigned = false }: Measure, typed: string): string | undefined =>
  isNumber(typed) ?? (isSigned ? hasSign(typed) : undefined) ?? isBetween(min, max)(typed)

const ifTyped = (typed: string, check: (typed: string) => string | undefined) =>
  typed === '' ? undefined : check(typed)

type Entry = readonly [name: FieldName, message: string | undefined]

const found = (entries: readonly Entry[]): Faults =>
  Object.fromEntries(entries.filter(([, message]) => message !== undefined))

/** Returns the errors of one eye; an error that concerns several fields is at the last of them. */
function ofEye(form: IolForm, eye: Eye): Entry[] {
  const numberOf = (name: MeasureName) => parseNumber(form[nameOf(eye, name)])
  const [k1, k2] = [numberOf('k1'), numberOf('k2')]
  const refraction = checkRefraction({ ...form }, `${eye}_`)
  const together = {
    k2: k1 !== undefined && k2 !== undefined && k2 < k1 ? 'K2 не меньше K1' : undefined,
    cylinder: refraction[`${eye}_cylinder`],
  } as Partial<Record<MeasureName, string>>
  return [
    ...MEASURES.map((measure): Entry => {
      const name = nameOf(eye, measure.name)
      const own = ifTyped(form[name], (typed) => ofMeasure(measure, typed))
      return [name, own ?? together[measure.name]]
    }),
    [nameOf(eye, 'history'), tooLong(form[nameOf(eye, 'history')], TEXT_MOST)],
  ]
}

/** Returns the invalid values, with which not even a draft can be saved. */
export const faultsOf = (form: IolForm): Faults =>
  found([
    ['patientCode', tooLong(form.patientCode, CODE_MOST)],
    ['birthYear', ifTyped(form.birthYear, ofYear)],
    ...sidesOf(form).flatMap((eye) => ofEye(form, eye)),
    ['comment', tooLong(form.comment, TEXT_MOST)],
  ])

export const isNeeded = ({ neededBy }: Measure, lensType: string): boolean =>
  neededBy === 'all' || (neededBy === 'toric' && isToric(lensType))

/** A draft may lack the axis of its cylinder (contract 20). */
const isAxisMissing = (form: IolForm, eye: Eye): boolean =>
  checkRefraction({ ...form }, `${eye}_`)[`${eye}_axis`] !== undefined

/** Returns all errors that prevent publishing: invalid and missing values. */
export const publishFaults = (form: IolForm): Faults => ({
  ...found([
    ['patientCode', form.patientCode === '' ? EMPTY : undefined],
    ['lensType', form.lensType === '' ? 'Выберите тип линзы' : undefined],
    ...sidesOf(form).flatMap((eye) =>
      MEASURES.filter((measure) => isNeeded(measure, form.lensType)).map(({ name }): Entry => {
        const field = nameOf(eye, name)
        return [field, form[field] === '' ? EMPTY : undefined]
      }),
    ),
    ...sidesOf(form).map((eye): Entry => [nameOf(eye, 'axis'), isAxisMissing(form, eye) ? EMPTY : undefined]),
  ]),
  ...faultsOf(form),
})

/** The fields in the order of the page. */
const ORDER: readonly FieldName[] = [
  ...(['patientCode', 'birthYear', 'lensType', 'sex', 'eyes'] as const),
  ...SIDES.flatMap((eye) => [...MEASURES.map(({ name }) => nameOf(eye, name)), nameOf(eye, 'history')]),
  'comment',
]

/** Returns the errors in the order of their fields. */
export const inOrder = (faults: Faults): [name: FieldName, message: string][] =>
  (Object.entries(faults) as [FieldName, string][]).toSorted(
    ([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other),
  )

const LABELS: Partial<Record<FieldName, string>> = {
  patientCode: 'Код пациента',
  birthYear: 'Год рождения',
  lensType: 'Тип линзы',
  comment: 'Комментарий',
}

/** Returns the label of a field with its eye: 'OD, K2'. */
export function labelOf(name: FieldName): string {
  const [side = '', field = ''] = name.split('_')
  const measure = MEASURES.find((one) => one.name === field)
  const label = measure?.label.replace(/, (D|мм|°)$/, '') ?? (field === 'history' ? 'Анамнез' : undefined)
  return label === undefined ? (LABELS[name] ?? '') : `${EYES[side as Eye].mark}, ${label}`
}

const begunSmall = (message: string) => message.replace(/^[А-ЯЁ]/, (letter) => letter.toLowerCase())

/** Returns an error with its label: 'OD, K2: заполните поле'. */
export const faultInWords = (name: FieldName, message: string): string =>
  `${labelOf(name)}: ${begunSmall(message)}`

/** Returns a schema for the whole form from a function that returns its errors. */
export function schemaOf(names: readonly string[], check: (form: IolForm) => Faults): ISchema<IolForm> {
  const fields = object(Object.fromEntries(names.map((name) => [name, text()])))
  const whole = fields.test('faults', function (values) {
    const faults = Object.entries(check(values as unknown as IolForm))
    return (
      faults.length === 0 ||
      new ValidationError(faults.map(([path, message]) => this.createError({ path, message })))
    )
  })
  return whole as unknown as ISchema<IolForm>
}
