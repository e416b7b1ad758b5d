import {
  applyToAcademySession,
  applyToCourse,
  applyToSatellite,
  cancelAcademyRegistration,
  getAcademySession,
  getAcademySessions,
  getCourses,
  getSatellites,
} from '#api/generated/education'
import type { Schemas } from '../../http/contract'
import { stamp } from '../../dates'
import { consents, email, phone, positive, record, text, textOrNull } from '../../http/fields'
import { changedMeanwhile, found, invalid, refused } from '../../http/refusal'
import { accept, answer, openTo, type Route } from '../../http/route'
import { specialistOf, type Visitor } from '../../visitor'
import { leaveSeat, takeSeat } from './materials'

type Session = Schemas['AcademySession']
type Course = Schemas['Course']

const endOf = ({ starts_at, ends_at }: Session) => new Date(ends_at ?? starts_at)
const isPast = (session: Session, now: Date) => endOf(session) < now

/** Returns a session as a specialist sees it: only participants get the link, and only once the lecture has begun. */
const seen = (session: Session, now: Date): Session => ({
  ...session,
  link:
    new Date(session.starts_at) <= now && session.registration.code === 'registered' ? session.link : null,
})

const sessionAt = (visitor: Visitor, id: number) => found(specialistOf(visitor).sessions, id)

const courseApplication = record({
  ...phone,
  name: text,
  email,
  work_place_id: positive,
  comment: textOrNull,
  confirm_policy: consents.confirm_policy,
})

function apply(courses: Course[], id: number, now: Date, visitor: Visitor, workPlaceId: number) {
  const course = found(courses, id)
  if (course.application) throw refused('Заявка уже отправлена')
  if (course.apply_until !== null && new Date(course.apply_until) < now) throw refused('Приём заявок закрыт')
  if (course.seats_left === 0) throw changedMeanwhile('Мест уже нет')
  if (!specialistOf(visitor).workPlaces.some((place) => place.id === workPlaceId))
    throw invalid({ work_place_id: ['Выберите место работы'] })
  return Object.assign(course, {
    seats_left: course.seats_left === null ? null : course.seats_left - 1,
    application: {
      id: id * 10 + 1,
      status: { code: 'sent', label: 'Заявка отправлена' },
      created_at: stamp(now),
    },
  })
}

export const education: Route[] = openTo('specialist', [
  answer(getAcademySessions, ({ visitor, query, now }) => ({
    sessions: specialistOf(visitor)
      .sessions.filter((one) => query.period === undefined || (query.period === 'past') === isPast(one, now))
      .map((one) => seen(one, now)),
  })),
  answer(getAcademySession, ({ visitor, path, now }) => seen(sessionAt(visitor, path.id), now)),
  answer(applyToAcademySession, ({ visitor, path, now }) => {
    const session = sessionAt(visitor, path.id)
    if (isPast(session, now)) throw refused('Занятие уже прошло')
    takeSeat(session)
    return seen(session, now)
  }),
  answer(cancelAcademyRegistration, ({ visitor, path, now }) => {
    const session = sessionAt(visitor, path.id)
    leaveSeat(session)
    return seen(session, now)
  }),
  answer(getSatellites, ({ visitor }) => ({ satellites: specialistOf(visitor).satellites })),
  accept(applyToSatellite, courseApplication, ({ visitor, path, now }, { work_place_id }) =>
    apply(specialistOf(visitor).satellites, path.id, now, visitor, work_place_id),
  ),
  answer(getCourses, ({ visitor }) => ({ courses: specialistOf(visitor).courses })),
  accept(applyToCourse, courseApplication, ({ visitor, path, now }, { work_place_id }) =>
    apply(specialistOf(visitor).courses, path.id, now, visitor, work_place_id),
  ),
])
