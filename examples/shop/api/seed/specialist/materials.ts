import type { Schemas } from '../../http/contract'
import { at } from '../../dates'
import { file } from './practice'
import { themesOf } from './profile'

type Material = Schemas['MaterialDetail']
type Block = Schemas['Block']

export const clip: Schemas['Video'] = {
  url: '/shop/clip.webm',
  type: 'video/webm',
  poster: '/shop/clip.svg',
  captions_url: '/shop/clip.vtt',
  duration: 8,
}

const paragraph = (text: string): Block => ({ type: 'text', text })

/** All types of blocks, so that an article shows each. */
const article: Block[] = [
  paragraph('Ошибка в 0,1 мм длины глаза меняет расчёт на 0,27 D. Разберём, откуда она берётся.'),
  { type: 'heading', text: 'Что мешает измерению' },
  { type: 'list', items: ['Сухость роговицы', 'Плотная катаракта', 'Взгляд мимо метки'] },
  { type: 'quote', text: 'Два прибора спорят чаще, чем ошибаются оба.' },
  {
    type: 'table',
    rows: [
      ['Длина глаза', 'Средняя ошибка'],
      ['до 22 мм', '0,41 D'],
      ['22–24,5 мм', '0,28 D'],
    ],
  },
  { type: 'file', file: file(91, 'biometria.pdf') },
  { type: 'video', video: clip },
]

const material = (
  now: Date,
  id: number,
  kind: Material['kind'],
  title: string,
  daysAgo: number,
  rest: Partial<Material> = {},
): Material => ({
  id,
  kind,
  title,
  text: 'Коротко о главном: что измерить, с чем сравнить и когда сомневаться в цифрах.',
  picture: null,
  themes: themesOf(2),
  published_at: at(now, -daysAgo, '10:00'),
  duration_min: 8,
  is_new: daysAgo < 7,
  is_viewed: daysAgo >= 30,
  stars: null,
  blocks: [paragraph('Подробности — в тексте и на занятии.')],
  files: [],
  products: [],
  ...rest,
})

const none = { code: 'none', label: 'Вы не записаны' }
export const registered = { code: 'registered', label: 'Вы записаны' }
export const waiting = { code: 'waiting', label: 'Вы в листе ожидания' }
export const cancelled = { code: 'cancelled', label: 'Запись отменена' }

const event = (now: Date, id: number, title: string, days: number, rest: Partial<Material> = {}): Material =>
  material(now, id, 'events', title, 12, {
    duration_min: 90,
    stars: 40,
    starts_at: at(now, days, '18:00'),
    ends_at: at(now, days, '19:30'),
    place: 'Москва, Тверская улица, 18',
    link: 'https://meet.example.ru/biometria',
    seats_left: 10,
    register_until: at(now, days - 1, '18:00'),
    registration: none,
    ...rest,
  })

const lesson = (
  id: number,
  title: string,
  kind: 'text' | 'video',
  is_completed: boolean,
): Schemas['Lesson'] => ({
  id,
  title,
  kind,
  duration_min: 10,
  is_completed,
  blocks: kind === 'text' ? [paragraph('Прочитайте и проверьте себя: где теряются десятые доли?')] : [],
  video: kind === 'video' ? clip : null,
})

export const certificate = file(1310, 'sertifikat.pdf')

const trainings = (now: Date): Material[] => [
  material(now, 1301, 'training', 'Подбор мультифокальных линз', 20, {
    duration_min: 30,
    stars: 100,
    themes: themesOf(2, 5),
    lessons: [
      lesson(13011, 'Кому подойдут', 'text', true),
      lesson(13012, 'Первая примерка', 'video', false),
      lesson(13013, 'Если пациент недоволен', 'text', false),
    ],
    progress: { current: 1, required: 3 },
    certificate: null,
  }),
  material(now, 1302, 'training', 'Основы биометрии', 200, {
    is_viewed: true,
    lessons: [lesson(13021, 'Длина глаза', 'text', true)],
    progress: { current: 1, required: 1 },
    certificate,
  }),
]

export const materials = (now: Date): Material[] => [
  material(now, 1001, 'articles', 'Биометрия: где теряются десятые доли', 3, {
    blocks: article,
    files: [file(92, 'tablicy.pdf')],
    products: [{ product_id: 202, title: 'Ясно Месяц', link: '/catalog/yasno-month/' }],
    stars: 5,
  }),
  material(now, 1002, 'articles', 'Торические линзы: что говорит метка', 16, { themes: themesOf(1) }),
  material(now, 1003, 'articles', 'Сухой глаз у носителя линз', 45, { themes: themesOf(4) }),
  event(now, 1101, 'Круглый стол «Сложная биометрия»', 13, { seats_left: 4 }),
  event(now, 1102, 'Практикум по биометрии', 6, { registration: registered }),
  event(now, 1103, 'Операционный день: биометрия онлайн', 20, { seats_left: 0 }),
  event(now, 1104, 'Утренний разбор случаев', 1, { register_until: at(now, -1, '18:00') }),
  event(now, 1105, 'Эфир: спросите хирурга', 0, {
    starts_at: at(now, 0, '00:01'),
    ends_at: at(now, 0, '23:59'),
    place: null,
    seats_left: null,
    register_until: at(now, -1, '18:00'),
    registration: registered,
  }),
  event(now, 1106, 'Встреча выпускников', -5, { registration: { code: 'attended', label: 'Вы были' } }),
  event(now, 1107, 'Семинар на одно место', 9, { seats_left: 1, themes: themesOf(1) }),
  material(now, 1201, 'videos', 'Биометрия без ошибок', 5, { video: clip, stars: 25, duration_min: 1 }),
  material(now, 1202, 'videos', 'Разбор: линза повернулась', 33, { video: clip, themes: themesOf(1) }),
  ...trainings(now),
  material(now, 1401, 'news', 'Академия открыла запись на весну', 2, { duration_min: null }),
  material(now, 1402, 'news', 'Новые образцы торических линз', 35, { duration_min: null }),
  material(now, 1501, 'products', 'Ясно Торик: параметры и посадка', 10, {
    duration_min: null,
    themes: themesOf(1),
    products: [{ product_id: 203, title: 'Ясно Торик', link: '/catalog/yasno-toric/' }],
  }),
]

/** Events whose last seat somebody else takes first. */
export const contested = [1107]

/** Articles made by rule. */
export const manyMaterials = (now: Date, count: number): Material[] =>
  Array.from({ length: count }, (_, place) =>
    material(now, 500_000 + place, 'articles', `Случай ${place + 1}: биометрия и расчёт`, 40 + place, {
      themes: themesOf((place % 5) + 1),
    }),
  )
