import {
  inWords,
  isToric,
  LENS_TYPES,
  SEXES,
  type IolAnswer,
  type IolEye,
  type IolRecommendation,
  type IolRequest,
} from '#data/iolRequests/iolRequest'
import { formatDate } from '#domain/dates/dates'
import { EYES } from '#domain/lens'
import { afterIncision } from '#domain/optics/cornea'
import { refraction } from '#domain/optics/refraction'
import type { PrintedPage } from '#host/page/printPage'
import {
  axis,
  corneaPower,
  degrees,
  lensPower,
  meridian,
  millimetres,
  refractionInWords,
} from '../../calculator/figures'
import { eyeInWords } from './iolForm'
import { warningsOf } from './warnings'

export const ONLY_FRONT = 'Учтена только передняя поверхность роговицы. Это не расчёт ИОЛ.'

const NONE = '—'

export interface Row {
  label: string
  /** Of each eye. */
  values: string[]
}

const parts = (...texts: string[]) => texts.filter((text) => text !== NONE).join(', ') || NONE

function refractionOf({ sphere, cylinder, axis: at }: IolEye): string {
  if (sphere === null && cylinder === null) return NONE
  return refractionInWords(refraction(sphere ?? 0, cylinder ?? 0, at))
}

/** 'Астигматизм после разреза'; none until all it rests on is there. */
function afterOf({ k1, k2, k2Axis, sia, incision }: IolEye): string {
  if (k1 === null || k2 === null || k2Axis === null || sia === null || incision === null) return NONE
  const { astigmatism, steepAxis } = afterIncision({ k1, k2, k2Axis }, { sia, incision })
  return meridian(astigmatism, steepAxis)
}

/** What was measured, in words and with units; what no eye has is left out. */
export function rowsOf({ eyes, lensType }: Pick<IolRequest, 'eyes' | 'lensType'>): Row[] {
  const warnings = warningsOf(eyes)
  const row = (label: string, write: (eye: IolEye) => string): Row => ({ label, values: eyes.map(write) })
  const rows = [
    row('K1', ({ k1, k1Axis }) => meridian(k1, k1Axis)),
    row('K2', ({ k2, k2Axis }) => meridian(k2, k2Axis)),
    row('Длина глаза (AL)', ({ axialLength }) => millimetres(axialLength)),
    row('Глубина передней камеры (ACD)', ({ acd }) => millimetres(acd)),
    row('Толщина хрусталика (LT)', ({ lensThickness }) => millimetres(lensThickness)),
    row('Диаметр роговицы (WTW)', ({ whiteToWhite }) => millimetres(whiteToWhite)),
    row('Рефракция', refractionOf),
    row('Целевая рефракция', ({ targetRefraction }) => lensPower(targetRefraction)),
    row('SIA, разрез', ({ sia, incision }) => parts(corneaPower(sia), degrees(incision))),
    ...(isToric(lensType) ? [row('Астигматизм после разреза', afterOf)] : []),
    row('Анамнез', ({ history }) => history ?? NONE),
    row('Проверьте измерение', ({ eye }) =>
      parts(
        warnings
          .filter((one) => one.eye === eye)
          .map(({ text }) => text)
          .join('; ') || NONE,
      ),
    ),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== NONE))
}

export interface Line {
  label: string
  value: string
}

/** A recommended lens, line by line. */
export const recommendationLines = (given: IolRecommendation): Line[] => [
  { label: 'Глаз', value: eyeInWords(given.eye) },
  { label: 'Модель', value: given.model },
  { label: 'Сила', value: lensPower(given.power) },
  { label: 'Цилиндр', value: corneaPower(given.cylinder) },
  { label: 'Ось', value: given.cylinder === null || given.axis === null ? NONE : axis(given.axis) },
  { label: 'Ожидаемая рефракция', value: lensPower(given.expectedRefraction) },
]

/** Who the patient is, without a name: 'К-2417 · 1958 г. р. · женский'. */
export const patientInWords = ({ patient: { code, birthYear, sex } }: Pick<IolRequest, 'patient'>): string =>
  [code, birthYear === null ? '' : `${birthYear} г. р.`, inWords(SEXES, sex)].filter(Boolean).join(' · ')

export const eyesInWords = (eyes: readonly IolEye[]): string =>
  eyes.map(({ eye }) => EYES[eye].mark).join(', ')

const oneLine = (given: IolRecommendation) =>
  recommendationLines(given)
    .filter(({ value }) => value !== NONE)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(', ')

/** The answers of a thread, a paragraph each. */
const answerLines = (answers: readonly IolAnswer[]): string[] =>
  answers.flatMap(({ author, text, recommendation }) => [
    `${author.name}: ${text}`,
    ...(recommendation ? [`Рекомендация. ${oneLine(recommendation)}`] : []),
  ])

const headLines = (request: IolRequest): string[] => [
  `Код пациента ${patientInWords(request)}`,
  inWords(LENS_TYPES, request.lensType),
]

const commentLines = ({ comment }: Pick<IolRequest, 'comment'>) =>
  comment === null ? [] : [`Комментарий. ${comment}`]

/** The whole request as text for a record elsewhere. */
export const requestAsText = (request: IolRequest, answers: readonly IolAnswer[]): string =>
  [
    `Запрос на ИОЛ № ${request.number}`,
    ...headLines(request),
    ...request.eyes.flatMap(({ eye }, place) => [
      eyeInWords(eye),
      ...rowsOf(request)
        .filter(({ values }) => values[place] !== NONE)
        .map(({ label, values }) => `${label}: ${values[place] ?? NONE}`),
    ]),
    ...commentLines(request),
    ...answerLines(answers),
    ONLY_FRONT,
  ]
    .filter(Boolean)
    .join('\n')

/** The request as one sheet of paper. */
export const requestAsSheet = (request: IolRequest, answers: readonly IolAnswer[]): PrintedPage => ({
  title: `Запрос на ИОЛ № ${request.number}`,
  isOneSheet: true,
  intro: [
    ...headLines(request),
    request.publishedAt === null ? '' : `Опубликован ${formatDate(request.publishedAt)}`,
  ],
  head: ['Измерение', ...request.eyes.map(({ eye }) => eyeInWords(eye))],
  rows: rowsOf(request).map(({ label, values }) => [label, ...values]),
  lines: [
    ...commentLines(request),
    ...answerLines(answers),
    [request.author.name, request.author.workPlace].filter(Boolean).join(' · '),
    ONLY_FRONT,
  ].filter(Boolean),
})
