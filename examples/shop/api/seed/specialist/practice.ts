import type { Schemas } from '../../http/contract'
import { at, stamp } from '../../dates'
import { departmentOf, locatorPoints } from '../places'
import { found } from '../../http/refusal'
import { lens, products } from '../catalogue'

/** A document of the sandbox: one file stands for all. */
export const file = (id: number, name: string): Schemas['ProfessionalFile'] => ({
  id,
  name,
  size: 546,
  type: 'application/pdf',
  url: '/examples/shop/document.pdf',
})

const invite = (
  now: Date,
  id: number,
  kind: string,
  object_id: number | null,
  title: string,
  days: { starts: number | null; expires: number },
  rest: Partial<Schemas['Invite']> = {},
): Schemas['Invite'] => ({
  id,
  kind,
  object_id,
  title,
  text: 'Будем рады вашему опыту. Ответьте до указанного срока: число мест ограничено.',
  starts_at: days.starts === null ? null : at(now, days.starts, '18:00'),
  expires_at: at(now, days.expires, '23:59'),
  status: { code: 'new', label: 'Ждёт ответа' },
  is_read: false,
  ...rest,
})

export const invites = (now: Date): Schemas['Invite'][] => [
  invite(now, 1901, 'event', 1101, 'Круглый стол «Сложная биометрия»', { starts: 13, expires: 6 }),
  invite(now, 1902, 'expert', null, 'Стать экспертом по торическим ИОЛ', { starts: null, expires: 11 }),
  invite(
    now,
    1903,
    'academy',
    1602,
    'Лекция о контроле миопии',
    { starts: 7, expires: 5 },
    {
      status: { code: 'accepted', label: 'Принято' },
      is_read: true,
    },
  ),
  invite(
    now,
    1904,
    'training',
    1301,
    'Курс «Подбор мультифокальных линз»',
    { starts: null, expires: -3 },
    {
      status: { code: 'declined', label: 'Отклонено' },
      is_read: true,
    },
  ),
  invite(
    now,
    1905,
    'event',
    1106,
    'Встреча выпускников',
    { starts: -5, expires: -12 },
    {
      status: { code: 'expired', label: 'Срок истёк' },
      is_read: true,
    },
  ),
]

const document = (
  now: Date,
  id: number,
  title: string,
  daysAgo: number,
  code: 'new' | 'signed' | 'archived',
  label: string,
  agreement_id: number | null,
): Schemas['SpecialistDocument'] => ({
  id,
  number: `${id - 1989}/26`,
  title,
  created_at: at(now, -daysAgo, '10:00'),
  status: { code, label },
  file: file(id, `document-${id}.pdf`),
  agreement_id,
})

export const documents = (now: Date): Schemas['SpecialistDocument'][] => [
  document(now, 2001, 'Договор об участии в академии', 4, 'new', 'Ждёт подписи', 7),
  document(now, 2002, 'Акт о выданных образцах', 6, 'new', 'Ждёт подписи', 8),
  document(now, 2003, 'Согласие на обработку данных', 120, 'signed', 'Подписан', 6),
  document(now, 2004, 'Договор за прошлый год', 400, 'archived', 'В архиве', null),
]

const steps = (from: number, to: number, step: number) =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, n) => Math.round((from + n * step) * 100) / 100,
  )

const spheres = steps(-6, 4, 0.25)
const range = (rest: Partial<Schemas['LensParams']> = {}): Schemas['LensParams'] => ({
  sphere: spheres,
  cylinder: [],
  axis: [],
  addition: [],
  base_curve: [8.6],
  diameter: [14.2],
  colour: [],
  ...rest,
})

const sample = (
  product_id: number,
  kind: Schemas['SampleProduct']['kind'],
  limit: number,
  left: number,
  lensRange: Schemas['LensParams'] | null,
): Schemas['SampleProduct'] => ({
  product_id,
  title: found(products, product_id).title,
  picture: null,
  kind,
  limit,
  left,
  range: lensRange,
})

export const samples = (): Schemas['SampleProduct'][] => [
  sample(202, 'lenses', 10, 4, range()),
  sample(
    203,
    'lenses',
    6,
    6,
    range({ cylinder: [-2.25, -1.75, -1.25, -0.75], axis: steps(10, 180, 10), base_curve: [8.7] }),
  ),
  sample(204, 'lenses', 6, 2, range({ addition: ['LOW', 'MED', 'HIGH'], base_curve: [8.4, 8.6] })),
  sample(206, 'solution', 2, 2, null),
  sample(207, 'drops', 4, 0, null),
]

export const placeOf = (id: number): Schemas['WorkPlace'] => {
  const { name, address } = found(locatorPoints, id)
  return { id, name, address }
}

/** Returns an order of samples as it is after it was sent. */
export const sampleOrder = (
  now: Date,
  id: number,
  workPlaceId: number,
  items: Schemas['SamplingOrder']['items'],
  comment: string | null,
): Schemas['SamplingOrder'] => ({
  id,
  number: `О-${id}`,
  created_at: stamp(now),
  status: { code: 'ordered', label: 'Собираем' },
  lenses: (items ?? []).flatMap(({ lens: one, quantity }) => (one ? [{ ...one, quantity }] : [])),
  department: departmentOf(found(locatorPoints, workPlaceId)),
  pickup_until: null,
  activation_code: null,
  entry_id: null,
  is_cancelable: true,
  work_place: placeOf(workPlaceId),
  items: items ?? [],
  comment,
})

export const sampleOrders = (now: Date): Schemas['SamplingOrder'][] => [
  sampleOrder(
    new Date(now.getTime() - 2 * 86_400_000),
    32,
    11,
    [{ product_id: 202, title: 'Ясно Месяц', quantity: 2, lens: lens('right', -2.75) }],
    null,
  ),
  {
    ...sampleOrder(
      new Date(now.getTime() - 40 * 86_400_000),
      31,
      12,
      [{ product_id: 206, title: 'Росинка, раствор для линз', quantity: 1, lens: null }],
      'Для школы пациентов',
    ),
    status: { code: 'received', label: 'Получен' },
    is_cancelable: false,
  },
]

const day = (now: Date, daysAgo: number) => at(now, -daysAgo, '10:00').slice(0, 10)

export const achievements = (now: Date): Schemas['Achievement'][] =>
  [
    ['reader', 'Читатель', 'Прочитайте десять статей', 7, 10] as const,
    ['listener', 'Слушатель', 'Посетите пять занятий академии', 5, 5] as const,
    ['teacher', 'Наставник', 'Ответьте на двадцать запросов коллег', 14, 20] as const,
    ['first', 'Первый шаг', 'Заполните профиль', 0, 1] as const,
  ].map(([code, title, text, current, required], place) => ({
    id: 2201 + place,
    code,
    title,
    text,
    picture: null,
    is_completed: current >= required,
    completed_at: current >= required ? at(now, -30, '12:00') : null,
    progress: { current, required },
  }))

export const awards = (now: Date): Schemas['Award'][] => [
  {
    id: 2101,
    title: 'Лектор года',
    text: 'За курс о торических линзах',
    picture: null,
    awarded_at: day(now, 75),
    file: file(2101, 'diplom-lektor.pdf'),
  },
  {
    id: 2102,
    title: 'Благодарность клиники',
    text: 'За помощь коллегам',
    picture: null,
    awarded_at: day(now, 300),
    file: null,
  },
]

export const starsHistory = (now: Date): Schemas['StarsOperation'][] =>
  [
    [40, 12, 'Занятие академии'],
    [25, 20, 'Видео «Биометрия без ошибок»'],
    [-500, 60, 'Поездка на сателлит'],
    [30, 90, 'Статья о мультифокальных линзах'],
  ].map(([stars, daysAgo, title], place) => ({
    id: 2401 + place,
    created_at: at(now, -Number(daysAgo), '12:00'),
    stars: Number(stars),
    title: String(title),
  }))

export const starsWays: Schemas['EarningWay'][] = [
  ['article', 'Прочитать статью до конца', 5, '/specialist/materials/articles/'] as const,
  ['event', 'Прийти на мероприятие', 40, '/specialist/materials/events/'] as const,
  ['training', 'Закончить обучение', 100, '/specialist/materials/training/'] as const,
].map(([code, title, points, link]) => ({
  code,
  title,
  description: '',
  picture: null,
  points,
  link,
  is_available: true,
  is_completed: false,
  completed_at: null,
  unavailable_reason: null,
}))
