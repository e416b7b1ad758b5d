import type { Schemas } from '../http/contract'
import { at } from '../dates'
import { storyFileTypes, uploadMaxSize } from '../http/fields'

export const application = (now: Date): Schemas['FriendsApplication'] => ({
  id: 801,
  status: { code: 'approved', label: 'Заявка принята' },
  created_at: at(now, -110, '10:00'),
  reject_reason: null,
  name: 'Анна Ковалёва',
  city: 'Москва',
  social_links: ['https://vk.com/anna.lenses'],
  about: 'Рассказываю о линзах и путешествиях',
})

const idea = (code: string, title: string, ...tags: string[]): Schemas['Idea'] => ({ code, title, tags })

export const dictionary = {
  ideas: [
    idea('first-lenses', 'Мои первые линзы', 'история', 'новичкам'),
    idea('one-day', 'День в линзах', 'история'),
    idea('travel', 'Линзы в дороге', 'совет', 'путешествия'),
    idea('sport', 'Спорт без очков', 'история', 'спорт'),
    idea('care', 'Как я ухаживаю за линзами', 'совет', 'уход'),
    idea('make-up', 'Макияж и линзы', 'совет'),
    idea('visit', 'Как проходит подбор', 'история', 'новичкам'),
    idea('unboxing', 'Распаковка заказа', 'обзор'),
  ],
  tags: ['история', 'совет', 'обзор', 'новичкам', 'спорт', 'путешествия', 'уход'],
  rules_url: '/friends-rules/',
  stories: {
    text_max_length: 20_000,
    files_max_count: 10,
    file_max_size: uploadMaxSize,
    file_types: Object.entries(storyFileTypes).map(([type, label]) => ({ type, label })),
  },
}

export const advantages: Schemas['Advantage'][] = [
  {
    id: 831,
    code: 'double-points',
    title: 'Двойные баллы',
    text: 'За каждый заказ по вашей ссылке',
    picture: null,
    sort: 10,
  },
  {
    id: 832,
    code: 'novelties',
    title: 'Новинки первыми',
    text: 'Пробные линзы до начала продаж',
    picture: null,
    sort: 20,
  },
  {
    id: 833,
    code: 'meetings',
    title: 'Закрытые встречи',
    text: 'Раз в сезон — встреча со специалистами',
    picture: null,
    sort: 30,
  },
]

const story = (
  id: number,
  daysAgo: number,
  now: Date,
  rest: Partial<Schemas['Story']>,
): Schemas['Story'] => ({
  id,
  status: { code: 'draft', label: 'Черновик' },
  idea_code: 'one-day',
  title: 'Мой день в линзах',
  text: 'С семи утра до одиннадцати вечера: пробежка, работа за экраном, ужин с друзьями.',
  tags: ['история'],
  files: [],
  created_at: at(now, -daysAgo, '10:00'),
  published_at: null,
  reject_reason: null,
  points: 0,
  ...rest,
})

export const stories = (now: Date): Schemas['Story'][] => [
  story(81, 1, now, {
    files: [{ id: 811, name: 'morning.jpg', size: 245760, type: 'image/jpeg', url: null, alt: '' }],
  }),
  story(83, 4, now, {
    status: { code: 'moderation', label: 'На модерации' },
    idea_code: 'travel',
    title: 'Линзы в поезде',
    text: 'Как я меняю линзы в дороге: салфетки, зеркало и запасная пара.',
    tags: ['совет', 'путешествия'],
  }),
  story(82, 70, now, {
    status: { code: 'approved', label: 'Принята' },
    idea_code: 'first-lenses',
    title: 'Как я перестала бояться линз',
    text: 'Первые линзы я надевала сорок минут. Через неделю — за минуту, не глядя в зеркало.',
    published_at: at(now, -68, '10:00'),
    points: 150,
  }),
  story(84, 90, now, {
    status: { code: 'rejected', label: 'Отклонена' },
    title: 'Распродажа',
    text: 'Продаю лишнюю упаковку линз.',
    reject_reason: 'Истории не для объявлений о продаже',
  }),
]

/** The tasks and raffles of the club; the friend's progress comes from the stories and the raffles joined. */
export const tasks: Omit<Schemas['Task'], 'progress'>[] = [
  {
    id: 821,
    code: 'first-story',
    picture: null,
    name: 'Расскажите о своих линзах',
    preview_text: 'Опубликуйте первую историю',
    detail_text: 'Напишите историю от 300 знаков и приложите фотографию',
    conditions: [{ code: 'stories_count', params: { required: 1 } }],
    allowance: 150,
  },
  {
    id: 822,
    code: 'five-stories',
    picture: null,
    name: 'Пять историй',
    preview_text: 'Опубликуйте пять историй',
    detail_text: 'Истории могут быть на любые темы из списка идей',
    conditions: [{ code: 'stories_count', params: { required: 5 } }],
    allowance: 500,
  },
]

const raffle = (id: number, code: string, name: string, from: string, to: string): Schemas['Raffle'] => ({
  id,
  code,
  name,
  start_at: from,
  finish_at: to,
  is_archive: false,
  results_url: null,
  is_participation_available: true,
  common_description: 'Разыгрываем призы среди друзей клуба, опубликовавших хотя бы одну историю',
  results_description: null,
  conditions: [{ code: 'story', label: 'Опубликовать историю', is_completed: false }],
  picture: null,
  prize: 'Годовой запас линз',
  is_participant: false,
  is_winner: false,
})

export const raffles = (now: Date): Schemas['Raffle'][] => [
  raffle(91, 'season', 'Розыгрыш сезона', at(now, -10, '00:00'), at(now, 20, '23:59')),
  {
    ...raffle(90, 'past', 'Розыгрыш прошлого сезона', at(now, -100, '00:00'), at(now, -70, '23:59')),
    is_archive: true,
    is_participation_available: false,
    is_winner: true,
    results_url: '/raffles/past/',
    results_description: 'Поздравляем победителей! Призы отправлены.',
  },
]
