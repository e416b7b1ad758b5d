import {
  CODE_MOST,
  FIRST_BIRTH_YEAR,
  MEASURES,
  MODEL_MOST,
  RECOMMENDED,
  TEXT_MOST,
} from '#data/iolRequests/measures'
import { isToric, LENS_TYPES } from '#data/iolRequests/iolRequest'
import type { Schemas } from './http/contract'
import { anyText, list, number, oneOf, orNull, record, text, textOrNull } from './http/fields'

const measure = orNull(number)
const eye = record({
  eye: oneOf('right', 'left'),
  k1: measure,
  k1_axis: measure,
  k2: measure,
  k2_axis: measure,
  axial_length: measure,
  acd: measure,
  lens_thickness: measure,
  white_to_white: measure,
  sia: measure,
  incision: measure,
  target_refraction: measure,
  sphere: measure,
  cylinder: measure,
  axis: measure,
  history: textOrNull,
})
const content = {
  patient: record({ code: anyText, birth_year: measure, sex: orNull(oneOf('female', 'male')) }),
  lens_type: textOrNull,
  eyes: list(eye),
  comment: textOrNull,
}
export const draft = record(content)
export const edit = record({ ...content, updated_at: text })
export const answerDraft = record({
  text,
  recommendation: orNull(
    record({
      eye: oneOf('right', 'left'),
      model: text,
      power: number,
      cylinder: measure,
      axis: measure,
      expected_refraction: measure,
    }),
  ),
})

type Draft = Schemas['IolRequestDraft']
type Eye = Schemas['IolEye']
type Faults = Record<string, string[]>

const wireName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof Omit<Eye, 'eye' | 'history'>

const isOutside = (value: number | null | undefined, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && (value < min || value > max)

const faultsIn = (tests: readonly (readonly [name: string, isWrong: boolean, message: string])[]): Faults =>
  Object.fromEntries(tests.flatMap(([name, isWrong, message]) => (isWrong ? [[name, [message]]] : [])))

function faultsOfEye(one: Eye, place: number): Faults {
  const at = (name: string) => `eyes.${place}.${name}`
  const { k1, k2, sphere, cylinder, history } = one
  return faultsIn([
    [
      at('cylinder'),
      Math.abs((sphere ?? 0) + (cylinder ?? 0)) > 30,
      'Сфера вместе с цилиндром: от −30 до +30',
    ],
    [at('k2'), k1 !== null && k2 !== null && k2 < k1, 'K2 не меньше K1'],
    [at('history'), (history ?? '').length > TEXT_MOST, `Не длиннее ${TEXT_MOST} символов`],
    ...MEASURES.map(
      (range) =>
        [
          at(wireName(range.name)),
          isOutside(one[wireName(range.name)], range),
          `От ${range.min} до ${range.max}`,
        ] as const,
    ),
  ])
}

/** A draft may be incomplete, never wrong; a type of lens that it has already may be one of another version. */
export function faultsOfDraft(
  { patient, lens_type, eyes, comment }: Draft,
  now: Date,
  known?: string | null,
) {
  const { code, birth_year } = patient
  const year = { min: FIRST_BIRTH_YEAR, max: now.getFullYear() }
  const isKnown = lens_type === null || lens_type === known || Object.hasOwn(LENS_TYPES, lens_type)
  return {
    ...faultsIn([
      ['patient.code', code.length > CODE_MOST, `Не длиннее ${CODE_MOST} символов`],
      [
        'patient.birth_year',
        birth_year !== null && (!Number.isInteger(birth_year) || isOutside(birth_year, year)),
        `От ${year.min} до ${year.max}`,
      ],
      ['lens_type', !isKnown, 'Выберите тип линзы'],
      ['eyes', new Set(eyes.map((one) => one.eye)).size !== eyes.length, 'Глаз указан дважды'],
      ['comment', (comment ?? '').length > TEXT_MOST, `Не длиннее ${TEXT_MOST} символов`],
    ]),
    ...Object.assign({}, ...eyes.map(faultsOfEye)),
  } as Faults
}

/** Returns the fields that a request still needs before it can be published, each with its fault. */
export function missingToPublish({ patient, lens_type, eyes }: Draft): Faults {
  const needed = MEASURES.filter(
    ({ neededBy }) => neededBy === 'all' || (neededBy === 'toric' && isToric(lens_type)),
  )
  return faultsIn([
    ['patient.code', patient.code.trim() === '', 'Заполните поле'],
    ['lens_type', lens_type === null, 'Выберите тип линзы'],
    ['eyes', eyes.length === 0, 'Укажите хотя бы один глаз'],
    ...eyes.map(
      ({ cylinder, axis }, place) =>
        [`eyes.${place}.axis`, (cylinder ?? 0) !== 0 && axis === null, 'Заполните поле'] as const,
    ),
    ...eyes.flatMap((one, place) =>
      needed.map(
        ({ name }) =>
          [`eyes.${place}.${wireName(name)}`, one[wireName(name)] === null, 'Заполните поле'] as const,
      ),
    ),
  ])
}

export function faultsOfAnswer({ text: sent, recommendation }: Schemas['IolAnswerDraft']): Faults {
  const tooLong = faultsIn([['text', sent.length > TEXT_MOST, `Не длиннее ${TEXT_MOST} символов`]])
  if (!recommendation) return tooLong
  const { model, power, cylinder, axis, expected_refraction } = recommendation
  const at = (name: string) => `recommendation.${name}`
  const range = ({ min, max }: { min: number; max: number }) => `От ${min} до ${max}`
  return {
    ...tooLong,
    ...faultsIn([
      [at('model'), model.length > MODEL_MOST, `Не длиннее ${MODEL_MOST} символов`],
      [at('power'), isOutside(power, RECOMMENDED.power), range(RECOMMENDED.power)],
      [at('cylinder'), isOutside(cylinder, RECOMMENDED.cylinder), range(RECOMMENDED.cylinder)],
      [at('axis'), (cylinder ?? 0) !== 0 && axis === null, 'Заполните поле'],
      [at('axis'), isOutside(axis, RECOMMENDED.axis), range(RECOMMENDED.axis)],
      [
        at('expected_refraction'),
        isOutside(expected_refraction, RECOMMENDED.expectedRefraction),
        range(RECOMMENDED.expectedRefraction),
      ],
    ]),
  }
}
