import type { Schemas } from '../../http/contract'
import { at } from '../../dates'
import { clip, registered } from './materials'
import { file } from './practice'

type Session = Schemas['AcademySession']
type Course = Schemas['Course']

const none = { code: 'none', label: 'Вы не записаны' }

const session = (
  now: Date,
  id: number,
  title: string,
  days: number,
  rest: Partial<Session> = {},
): Session => ({
  id,
  title,
  text: 'Лекция на час и полчаса вопросов. Примеры из практики можно прислать заранее.',
  speaker: { name: 'Павел Андреевич Громов', title: 'Офтальмохирург', picture: null },
  starts_at: at(now, days, '19:00'),
  ends_at: at(now, days, '20:30'),
  link: 'https://meet.example.ru/academy',
  seats_left: 12,
  registration: none,
  recording: null,
  materials: [],
  ...rest,
})

const hasBegun = ({ starts_at }: Session, now: Date) => Date.parse(starts_at) <= now.getTime()

/** One to come, this evening or the next: at any time of the day its registration can be cancelled. */
function nextSession(now: Date, id: number, title: string, rest: Partial<Session>): Session {
  const today = session(now, id, title, 0, rest)
  return hasBegun(today, now) ? session(now, id, title, 1, rest) : today
}

export const sessions = (now: Date): Session[] => [
  nextSession(now, 1601, 'Торическая ИОЛ при нерегулярном астигматизме роговицы', {
    registration: registered,
    materials: [file(161, 'plan-lekcii.pdf')],
  }),
  session(now, 1602, 'Контроль миопии: что работает', 7),
  session(now, 1603, 'Жёсткие линзы после кератопластики', 14, { seats_left: 0 }),
  session(now, 1604, 'Мультифокальные линзы: ожидания пациента', -7, {
    registration: { code: 'attended', label: 'Вы были' },
    recording: clip,
    materials: [file(164, 'slaydy.pdf')],
    link: null,
  }),
  session(now, 1605, 'Сухой глаз: от теста к назначению', -21, { link: null }),
]

const course = (
  now: Date,
  id: number,
  title: string,
  city: string,
  days: number,
  rest: Partial<Course> = {},
): Course => ({
  id,
  title,
  text: 'Операции в прямом эфире, разбор расчётов и работа в малых группах.',
  city,
  place: 'Конгресс-центр',
  starts_at: at(now, days, '09:00'),
  ends_at: at(now, days + 1, '18:00'),
  apply_until: at(now, days - 10, '23:59'),
  seats_left: 6,
  programme: file(id, 'programma.pdf'),
  application: null,
  ...rest,
})

const applied = (now: Date, id: number, code: string, label: string): Course['application'] => ({
  id,
  status: { code, label },
  created_at: at(now, -9, '12:00'),
})

export const satellites = (now: Date): Course[] => [
  course(now, 1701, 'Сателлит конгресса «Глаз»', 'Казань', 25, {
    application: applied(now, 17011, 'approved', 'Заявка принята'),
  }),
  course(now, 1702, 'Сателлит «Линзы и дети»', 'Самара', 40),
  course(now, 1703, 'Сателлит «Роговица»', 'Москва', 5),
  course(now, 1704, 'Сателлит «Ночь расчётов»', 'Нижний Новгород', 60, { seats_left: 0 }),
]

export const courses = (now: Date): Course[] => [
  course(now, 1801, 'Школа факохирургии', 'Москва', 30, {
    application: applied(now, 18011, 'sent', 'Заявка на рассмотрении'),
  }),
  course(now, 1802, 'Подбор жёстких линз', 'Казань', 45, { seats_left: null }),
  course(now, 1803, 'Ортокератология', 'Самара', 50, {
    application: applied(now, 18031, 'rejected', 'Заявка отклонена'),
  }),
]
