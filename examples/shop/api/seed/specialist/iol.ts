import type { Schemas } from '../../http/contract'
import { inDays, later, stamp } from '../../dates'
import { file } from './practice'

type Request = Schemas['IolRequest']
type Eye = Schemas['IolEye']

/** A request as the shop stores it; what a specialist sees of it depends on who they are. */
export interface IolRecord extends Omit<
  Request,
  'is_mine' | 'is_answerable' | 'answers_count' | 'new_answers_count'
> {
  authorId: number
  answers: (Omit<Schemas['IolAnswer'], 'is_mine'> & { authorId: number })[]
  /** Answers that the author has not seen. */
  newAnswers: number
}

export const iolStatus = {
  draft: { code: 'draft', label: 'Черновик' },
  published: { code: 'published', label: 'Опубликован' },
  closed: { code: 'closed', label: 'Закрыт' },
} satisfies Record<string, Request['status']>

const noEye: Eye = {
  eye: 'right',
  k1: null,
  k1_axis: null,
  k2: null,
  k2_axis: null,
  axial_length: null,
  acd: null,
  lens_thickness: null,
  white_to_white: null,
  sia: null,
  incision: null,
  target_refraction: null,
  sphere: null,
  cylinder: null,
  axis: null,
  history: null,
}

const right: Eye = {
  ...noEye,
  k1: 43,
  k1_axis: 140,
  k2: 44.25,
  k2_axis: 50,
  axial_length: 23.84,
  acd: 3.12,
  lens_thickness: 4.56,
  white_to_white: 11.9,
  sia: 0.3,
  incision: 180,
  target_refraction: -0.25,
  sphere: -1.25,
  cylinder: -1.25,
  axis: 140,
}

const left: Eye = {
  ...right,
  eye: 'left',
  k1: 43.12,
  k1_axis: 174,
  k2: 45.75,
  k2_axis: 86,
  axial_length: 23.41,
  acd: 3.08,
  lens_thickness: 4.61,
  incision: 0,
  sphere: -0.75,
  cylinder: -2.5,
  axis: 175,
}

/** The specialists of the sandbox by their id. */
export const colleagues = {
  elena: { id: 20481, name: 'Елена Викторовна Соколова', work_place: 'Клиника «Меридиан»' },
  dmitry: { id: 20482, name: 'Дмитрий Николаевич Орлов', work_place: 'Глазной центр «Север»' },
  igor: { id: 20483, name: 'Игорь Павлович Лебедев', work_place: 'Глазная клиника «Фокус»' },
  nina: { id: 20484, name: 'Нина Олеговна Белова', work_place: 'Глазная клиника «Фокус»' },
}

const request = (
  now: Date,
  id: number,
  hoursAgo: number,
  { id: authorId, name, work_place }: (typeof colleagues)[keyof typeof colleagues],
  rest: Partial<IolRecord>,
): IolRecord => {
  const at = (hours: number) => stamp(later(now, -hours * 3_600_000))
  const { status = iolStatus.published } = rest
  return {
    id,
    number: String(id - 1993),
    status,
    created_at: at(hoursAgo + 2),
    updated_at: at(hoursAgo + 1),
    published_at: status === iolStatus.draft ? null : at(hoursAgo),
    closed_at: status === iolStatus.closed ? at(hoursAgo / 2) : null,
    author: { name, work_place },
    authorId,
    patient: { code: `К-${2099 + id - 2300}`, birth_year: 1958, sex: 'female' },
    lens_type: 'toric',
    eyes: [right, left],
    comment: null,
    attachments: [],
    close: null,
    answers: [],
    newAnswers: 0,
    ...rest,
  }
}

const answersOf = (now: Date): IolRecord['answers'] => [
  {
    id: 2351,
    created_at: stamp(later(now, -3 * 3_600_000)),
    author: { name: colleagues.dmitry.name, role: 'expert' },
    authorId: colleagues.dmitry.id,
    text: 'OD: оси двух приборов сходятся, торическая линза оправдана. Метки — на 56°, разрез оставьте височным.',
    recommendation: {
      eye: 'right',
      model: 'Меридиан Торик',
      power: 20,
      cylinder: 2.25,
      axis: 56,
      expected_refraction: -0.21,
    },
  },
  {
    id: 2352,
    created_at: stamp(later(now, -2 * 3_600_000)),
    author: { name: colleagues.dmitry.name, role: 'expert' },
    authorId: colleagues.dmitry.id,
    text: 'OS: сначала повторите кератометрию. При BUT 6 с разница 2,63 D может быть от слёзной плёнки.',
    recommendation: null,
  },
  {
    id: 2353,
    created_at: stamp(later(now, -3_600_000)),
    author: { name: colleagues.elena.name, role: 'author' },
    authorId: colleagues.elena.id,
    text: 'Спасибо, повторю и приложу топографию.',
    recommendation: null,
  },
]

const { elena, igor, nina } = colleagues

/** Requests of Elena in every state, and those of colleagues that wait for an expert. */
export const iolRequests = (now: Date): IolRecord[] => [
  request(now, 2301, 20, igor, { comment: 'Прошу проверить ось' }),
  request(now, 2302, 6, nina, { lens_type: 'edof', eyes: [right] }),
  request(now, 2311, 5, elena, {
    comment: 'Пациентка работает за экраном, хочет меньше зависеть от очков вдаль.',
    attachments: [file(2391, 'biometry-OD-OS.pdf')],
    answers: answersOf(now),
    newAnswers: 2,
  }),
  request(now, 2306, 120, elena, { lens_type: 'multifocal' }),
  request(now, 2315, 3, elena, {
    status: iolStatus.draft,
    patient: { code: 'К-2420', birth_year: null, sex: null },
    lens_type: null,
    eyes: [{ ...noEye, k1: 43.5, k1_axis: 90, sia: 0.3, incision: 180 }],
  }),
  request(now, 2316, 2, elena, {
    status: iolStatus.draft,
    lens_type: 'monofocal',
    eyes: [right],
    // The same time as in the contract's example.
    updated_at: '2026-03-02T10:40:00+03:00',
    attachments: [file(2392, 'topography-OD.pdf')],
  }),
  request(now, 2297, 400, elena, {
    status: iolStatus.closed,
    lens_type: 'monofocal',
    eyes: [right],
    close: { reason: 'solved', comment: null },
    answers: answersOf(now).slice(0, 1),
  }),
]

/** Returns `length` requests of Elena, each published a day before the previous one. */
export const manyIolRequests = (now: Date, length: number): IolRecord[] =>
  Array.from({ length }, (_, place) => request(inDays(now, -place), 3000 + place, 1, elena, {}))

/** Returns requests with codes that this version of the page does not know. */
export const oddIolRequests = (now: Date): IolRecord[] => [
  request(now, 2321, 5, elena, {
    status: { code: 'moderation', label: 'На проверке' },
    lens_type: 'phakic',
    patient: { code: 'К-1', birth_year: null, sex: null },
  }),
  ...iolRequests(now),
]
