import type { Schemas } from '../../http/contract'
import { at, dateOf, inDays } from '../../dates'
import { lens } from '../catalogue'
import { locatorPoints, moscowCity } from '../places'

/** The phone and e-mail of the specialist whom the sandbox knows; the password is `linza2025`. */
export const elena: Omit<Schemas['SpecialistProfile'], 'specialist'> = {
  id: 20481,
  name: 'Елена',
  last_name: 'Соколова',
  second_name: 'Викторовна',
  phone: '9031112233',
  country: 'ru',
  email: 'sokolova@example.ru',
  birthday: '1984-02-11',
  avatar: null,
  gender: 'female',
  residence: moscowCity,
  is_birthday_change_available: false,
  restrictions: ['Пока диплом на проверке, новые звания не присваиваются'],
}

export const themes: Schemas['Theme'][] = [
  'Торические линзы',
  'Биометрия глаза',
  'Контроль миопии',
  'Сухой глаз',
  'Мультифокальная коррекция',
].map((title, place) => ({ id: place + 1, title }))

export const themesOf = (...ids: number[]) => themes.filter(({ id }) => ids.includes(id))

export const specializations: Schemas['Specialization'][] = [
  {
    id: 1,
    name: 'Катаракта',
    children: [
      { id: 11, name: 'Факоэмульсификация' },
      { id: 12, name: 'Торические ИОЛ' },
      { id: 13, name: 'Мультифокальные ИОЛ' },
    ],
  },
  {
    id: 2,
    name: 'Контактная коррекция',
    children: [
      { id: 21, name: 'Мягкие линзы' },
      { id: 22, name: 'Жёсткие линзы' },
      { id: 23, name: 'Ортокератология' },
    ],
  },
  { id: 3, name: 'Детская офтальмология', children: [] },
  { id: 4, name: 'Глаукома', children: [] },
]

export const specs = ['Офтальмолог', 'Оптометрист', 'Консультант оптики'].map((name, place) => ({
  id: place + 1,
  name,
}))

export const questions: Schemas['QuestionnaireQuestion'][] = [
  {
    id: 1,
    text: 'Сколько пациентов в контактных линзах вы ведёте в месяц?',
    type: 'single',
    options: [
      { id: 11, text: 'До 10' },
      { id: 12, text: 'От 10 до 30' },
      { id: 13, text: 'Больше 30' },
    ],
  },
  {
    id: 2,
    text: 'Какие линзы вы подбираете чаще всего?',
    type: 'multiple',
    options: [
      { id: 21, text: 'Сферические' },
      { id: 22, text: 'Торические' },
      { id: 23, text: 'Мультифокальные' },
    ],
  },
  {
    id: 3,
    text: 'О чём рассказать на занятиях академии?',
    type: 'multiple',
    options: [
      { id: 31, text: 'Сложные случаи' },
      { id: 32, text: 'Новые материалы' },
      { id: 33, text: 'Общение с пациентом' },
    ],
  },
]

/** Stars for the whole questionnaire. */
export const questionnaireStars = 30

const selection = (
  now: Date,
  id: number,
  daysAgo: number,
  patient_initials: string,
  spheres: [number, number],
): Schemas['SpecialistSelection'] => ({
  id,
  created_at: at(now, -daysAgo, '11:40'),
  department: { id: 11, name: locatorPoints[0]?.name ?? '' },
  specialist_name: 'Елена Викторовна Соколова',
  lenses: [lens('right', spheres[0]), lens('left', spheres[1])],
  replacement_days: 30,
  next_visit_at: dateOf(inDays(now, 180 - daysAgo)),
  recommendations: [{ title: 'Увлажняйте глаза', text: 'Капли два раза в день', product_id: 207 }],
  review: null,
  patient_initials,
})

export const selections = (now: Date) => [
  selection(now, 581, 1, 'А. К.', [-2.75, -3]),
  selection(now, 582, 3, 'М. Р.', [-1.25, -1]),
  selection(now, 583, 40, 'И. П.', [-4.5, -4.25]),
]

export const workPlaces = (): Schemas['SpecialistWorkPlace'][] =>
  locatorPoints.slice(0, 2).map(({ id, name, address }, place) => ({
    id,
    name,
    address,
    position: place === 0 ? 'Врач-офтальмолог' : null,
    is_main: place === 0,
  }))

const approved = (): Schemas['Expert'] => ({
  status: { code: 'approved', label: 'Эксперт' },
  themes: themesOf(1, 2),
  about: 'Оперирую катаракту с 2009 года, веду курс о торических линзах',
  answers_count: 14,
  since: '2025-03-01',
  reject_reason: null,
})

export const allowed = {
  is_experting_available: true,
  is_mydocuments_available: true,
  is_allowed_order_samples: true,
  is_allowed_iol: true,
  is_stars_allowed: true,
}

export const forbidden = {
  is_experting_available: false,
  is_mydocuments_available: false,
  is_allowed_order_samples: false,
  is_allowed_iol: false,
  is_stars_allowed: false,
}

/** Returns the part of a specialist who has not filled in anything yet. */
export const emptyBlock = (): Schemas['Specialist'] => ({
  ...forbidden,
  selections: [],
  specializations: [],
  themes: [],
  main_incision_location: null,
  sia: null,
  expert: null,
  stars: null,
  questionnaire: null,
  invites_unread: 0,
  subscribe_new_materials: false,
  subscribe_new_events: false,
  subscribe_progress: false,
  unsubscribe_calls: true,
  unsubscribe_mailings: true,
})

export const firstQuestion = (): Schemas['SpecialistQuestionnaire'] => ({
  question: questions[0] ?? null,
  answers: [],
  is_awarded: false,
})

export const fullBlock = (now: Date): Schemas['Specialist'] => ({
  ...emptyBlock(),
  ...allowed,
  selections: selections(now),
  specializations: [1, 11, 12, 3],
  themes: [1, 2],
  main_incision_location: 'temporal',
  sia: 0.3,
  expert: approved(),
  stars: 1260,
  questionnaire: firstQuestion(),
  subscribe_new_materials: true,
  subscribe_new_events: true,
  unsubscribe_mailings: false,
})
