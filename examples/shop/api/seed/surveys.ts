import type { Schemas } from '../http/contract'

type Survey = Schemas['Survey']
type Question = Schemas['Question']

const question = (id: number, type: string, title: string, more: Partial<Question> = {}): Question => ({
  id,
  type,
  title,
  text: '',
  is_required: false,
  options: [],
  rows: [],
  min: null,
  max: null,
  min_label: null,
  max_label: null,
  max_length: null,
  visible_if: null,
  ...more,
})

/** Options of a question, numbered after it; the last may be the one with an own text. */
const options = (question: number, titles: string[], hasOther = false): Question['options'] =>
  titles.map((title, place) => ({
    id: question * 100 + place + 1,
    title,
    is_other: hasOther && place === titles.length - 1,
  }))

const when = (question_id: number, operator: string, value: unknown = null): Partial<Question> => ({
  visible_if: { question_id, operator, value },
})

const thanks = (text: string): Survey['thanks'] => ({
  title: 'Спасибо за ответы!',
  text,
  link: '/catalog/contact-lenses/',
  link_title: 'К линзам',
})

const survey = (code: string, title: string, pages: Survey['pages'], more: Partial<Survey> = {}): Survey => ({
  code,
  title,
  text: 'Две минуты. Ни имени, ни телефона мы не спросим.',
  is_active: true,
  allow_repeat: false,
  pages,
  thanks: thanks('По ним мы решим, что улучшить весной.'),
  ...more,
})

/** Every type of question and every condition. */
const lenses = survey('lenses', 'Как вам носится?', [
  {
    id: 1,
    title: 'О линзах',
    questions: [
      question(11, 'single', 'Какие линзы вы носите?', {
        is_required: true,
        options: options(11, ['Однодневные', 'На месяц', 'Не ношу', 'Другие'], true),
      }),
      question(12, 'multiple', 'Когда вы их надеваете?', {
        text: 'Отметьте всё, что подходит.',
        is_required: true,
        options: options(12, ['На работу', 'На спорт', 'За руль', 'В другое время'], true),
        ...when(11, 'is_not', 1103),
      }),
    ],
  },
  {
    id: 2,
    title: 'Об удобстве',
    questions: [
      question(21, 'matrix', 'Что вы думаете о своих линзах?', {
        is_required: true,
        rows: [
          { id: 2151, title: 'Удобны утром' },
          { id: 2152, title: 'Удобны вечером' },
          { id: 2153, title: 'Легко снимаются' },
        ],
        options: options(21, ['совсем нет', 'скорее нет', 'трудно сказать', 'скорее да', 'да']),
        ...when(11, 'is_not', 1103),
      }),
      question(22, 'number', 'Сколько часов в день вы в линзах?', {
        is_required: true,
        min: 1,
        max: 24,
        ...when(11, 'is', 1102),
      }),
      question(23, 'text', 'Что мешает на спорте?', { max_length: 300, ...when(12, 'includes', 1202) }),
    ],
  },
  {
    id: 3,
    title: 'О магазине',
    questions: [
      question(31, 'scale', 'Посоветуете нас друзьям?', {
        is_required: true,
        min: 0,
        max: 10,
        min_label: 'точно нет',
        max_label: 'обязательно',
      }),
      question(32, 'text', 'Почему такая оценка?', { max_length: 500, ...when(31, 'answered') }),
      question(33, 'number', 'За сколько рублей вы купили бы пару на день?', { min: 0 }),
      question(34, 'ranking', 'Расставьте по важности', { is_required: true }),
    ],
  },
])

const hundred = survey(
  'hundred',
  'Сто вопросов',
  [
    {
      id: 1,
      title: '',
      questions: Array.from({ length: 100 }, (_, place) =>
        question(1000 + place, place % 4 === 0 ? 'single' : 'text', `Вопрос ${place + 1}`, {
          ...(place % 4 === 0 && { options: options(1000 + place, ['Да', 'Нет']) }),
          ...(place % 4 === 1 && place > 4 && when(1000 + place - 5, 'is_not', (1000 + place - 5) * 100 + 2)),
        }),
      ),
    },
  ],
  { allow_repeat: true },
)

export const surveys: Survey[] = [
  lenses,
  survey('closed', 'Как прошло лето?', lenses.pages, { is_active: false }),
  survey('repeat', 'Как прошёл визит?', [{ id: 1, title: '', questions: lenses.pages[2]?.questions ?? [] }], {
    allow_repeat: true,
  }),
  hundred,
]
