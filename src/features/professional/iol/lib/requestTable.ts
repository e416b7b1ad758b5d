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
import { normalAxis } from '#domain/optics/axis'
import { refraction } from '#domain/optics/refraction'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numbered } from '#domain/text/numbered'
import type { PrintedPage, PrintedTable } from '#host/page/printPage'
import {
  asData,
  axis,
  corneaPower,
  degrees,
  lensPower,
  meridian,
  millimetres,
  refractionInWords,
  type Figures,
} from '../../calculator/figures'
import type { Mark } from '../../calculator/mode'
import { figuresAfter, sia as siaMode } from '../../calculator/modes/sia'
import { eyeInWords } from './iolForm'
import { warningsOf } from './warnings'

export const ONLY_FRONT = 'Учтена только передняя поверхность роговицы. Это не расчёт ИОЛ.'

const NONE = '—'

export interface Row {
  label: string
  /** One value per eye. */
  values: string[]
  /** The name of a calculated figure, with its values for programs, one per eye. */
  result?: { name: string; values: string[] }
}

const parts = (...texts: string[]) => texts.filter((text) => text !== NONE).join(', ') || NONE

function refractionOf({ sphere, cylinder, axis: at }: IolEye): string {
  if (sphere === null && cylinder === null) return NONE
  return refractionInWords({ ...refraction(sphere ?? 0, cylinder ?? 0, at), sphere })
}

/** Returns the cornea after the incision; undefined while a value is missing. */
function corneaAfter({ k1, k2, k2Axis, sia, incision }: IolEye) {
  if (k1 === null || k2 === null || k2Axis === null || sia === null || incision === null) return undefined
  return figuresAfter({ k1, k2, k2Axis }, { sia, incision })
}

/** Returns the figures of the cornea after the incision. */
function rowsAfter(eyes: readonly IolEye[]): Row[] {
  const corneas: (Figures | undefined)[] = eyes.map(corneaAfter)
  return siaMode.rows({}).map(({ name, label, format }) => ({
    label: `${label} после разреза`,
    values: corneas.map((cornea) => format(cornea?.[name] ?? null, cornea)),
    result: { name, values: corneas.map((cornea) => asData(cornea?.[name] ?? null)) },
  }))
}

/**
 * Returns the marks for the drawing of an eye: the axis of the lens that was recommended last or, for a toric
 * type, the steep axis after the incision; also K2 and the incision.
 */
export function marksOf(eye: IolEye, lensType: string | null, answers: readonly IolAnswer[]): Mark[] {
  const lens = answers.findLast(({ recommendation: given }) => given?.eye === eye.eye)?.recommendation
  const lensAxis = lens?.cylinder ? lens.axis : null
  const steep = isToric(lensType) ? (corneaAfter(eye)?.['steep-axis'] ?? null) : null
  const marks: (Mark | false)[] = [
    lensAxis === null
      ? steep !== null && { kind: 'now', at: steep, label: `после разреза ${axis(steep)}` }
      : { kind: 'now', at: normalAxis(lensAxis), label: `линза ${axis(lensAxis)}` },
    eye.k2Axis !== null && { kind: 'was', at: normalAxis(eye.k2Axis), label: `K2 ${axis(eye.k2Axis)}` },
    eye.incision !== null && { kind: 'cut', at: eye.incision, label: `разрез ${degrees(eye.incision)}` },
  ]
  return marks.filter((mark) => mark !== false)
}

/** Returns the measurements with units; a row without any value is left out. */
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
    ...(isToric(lensType) ? rowsAfter(eyes) : []),
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

/** Returns a recommended lens, one line per parameter. */
export const recommendationLines = (given: IolRecommendation): Line[] => [
  { label: 'Глаз', value: eyeInWords(given.eye) },
  { label: 'Модель', value: given.model },
  { label: 'Сила', value: lensPower(given.power) },
  { label: 'Цилиндр', value: lensPower(given.cylinder) },
  { label: 'Ось', value: axis(given.cylinder ? given.axis : null) },
  { label: 'Ожидаемая рефракция', value: lensPower(given.expectedRefraction) },
]

/** Describes the patient without a name: 'К-2417 · 1958 г. р. · женский'. */
export const patientInWords = ({ patient: { code, birthYear, sex } }: Pick<IolRequest, 'patient'>): string =>
  joinedByDots([code, birthYear === null ? '' : `${birthYear} г. р.`, inWords(SEXES, sex)])

export const eyesInWords = (eyes: readonly IolEye[]): string =>
  eyes.map(({ eye }) => EYES[eye].mark).join(', ')

const oneLine = (given: IolRecommendation) =>
  recommendationLines(given)
    .filter(({ value }) => value !== NONE)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(', ')

const saidIn = ({ author, text }: IolAnswer) => `${author.name}: ${text}`

/** Returns the answers of a thread, one paragraph each. */
const answerLines = (answers: readonly IolAnswer[]): string[] =>
  answers.flatMap((answer) => [
    saidIn(answer),
    ...(answer.recommendation ? [`Рекомендация. ${oneLine(answer.recommendation)}`] : []),
  ])

const headLines = (request: IolRequest): string[] => [
  `Код пациента ${patientInWords(request)}`,
  inWords(LENS_TYPES, request.lensType),
]

const commentLines = ({ comment }: Pick<IolRequest, 'comment'>) =>
  comment === null ? [] : [`Комментарий. ${comment}`]

/** Returns the whole request as text, for pasting into another record. */
export const requestAsText = (request: IolRequest, answers: readonly IolAnswer[]): string =>
  [
    numbered('Запрос на ИОЛ', request.number),
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

/** Returns the recommended lenses, one row each; undefined if there are none. */
function lensTable(answers: readonly IolAnswer[]): PrintedTable | undefined {
  const rows = answers.flatMap(({ author, recommendation: given }) => {
    if (!given) return []
    const [, model, ...figures] = recommendationLines(given).map(({ value }) => value)
    return [[joinedByDots([EYES[given.eye].mark, model]), ...figures, author.name]]
  })
  const head = ['Рекомендация', 'Сила', 'Цилиндр', 'Ось', 'Ожидаемая рефракция', 'Кто']
  return rows.length > 0 ? { head, rows } : undefined
}

/** Returns the request as one printed sheet, without its drawings. */
export const requestAsSheet = (request: IolRequest, answers: readonly IolAnswer[]): PrintedPage => ({
  title: numbered('Запрос на ИОЛ', request.number),
  isOneSheet: true,
  intro: [
    `Код пациента ${patientInWords(request)}`,
    joinedByDots([
      inWords(LENS_TYPES, request.lensType),
      request.publishedAt !== null && `опубликован ${formatDate(request.publishedAt)}`,
    ]),
  ].filter(Boolean),
  head: ['Измерение', ...request.eyes.map(({ eye }) => eyeInWords(eye))],
  rows: rowsOf(request).map(({ label, values }) => [label, ...values]),
  secondTable: lensTable(answers),
  lines: [
    ...commentLines(request),
    ...answers.map(saidIn),
    joinedByDots([request.author.name, request.author.workPlace]),
    ONLY_FRONT,
  ].filter(Boolean),
})
