import {
  cancelEventRegistration,
  completeLesson,
  getMaterial,
  getMaterials,
  registerForEvent,
  viewMaterial,
} from '#api/generated/materials'
import type { Schemas } from '../../http/contract'
import { found, notFound, refused } from '../../http/refusal'
import { answer, openTo, type Route } from '../../http/route'
import { cancelled, certificate, contested, registered, waiting } from '../../seed/specialist/materials'
import { specialistOf, type Visitor } from '../../visitor'
import { addStars } from './stars'

type Detail = Schemas['MaterialDetail']

function materialAt(visitor: Visitor, kind: string, id: number): Detail {
  const material = found(specialistOf(visitor).materials, id)
  if (material.kind !== kind) throw notFound()
  return material
}

/** Returns a material as a specialist sees it: only participants get the link to an event, and only once it has begun. */
export function seen(material: Detail, now: Date): Detail {
  if (material.kind !== 'events') return material
  const hasBegun = material.starts_at !== undefined && new Date(material.starts_at) <= now
  const isIn = ['registered', 'attended'].includes(material.registration?.code ?? '')
  return { ...material, link: hasBegun && isIn ? (material.link ?? null) : null }
}

/** Only what a list shows. */
function inList(material: Detail): Schemas['Material'] {
  const { id, kind, title, text, picture, themes, published_at, duration_min, is_new, is_viewed, stars } =
    material
  const { starts_at, ends_at, registration } = material
  return {
    ...{ id, kind, title, text, picture, themes, published_at, duration_min, is_new, is_viewed, stars },
    ...(starts_at !== undefined && { starts_at }),
    ...(ends_at !== undefined && { ends_at }),
    ...(registration !== undefined && { registration }),
  }
}

const hasText = ({ title, text }: Detail, search: string) =>
  `${title} ${text}`.toLocaleLowerCase('ru').includes(search.trim().toLocaleLowerCase('ru'))

export interface Seats {
  seats_left?: number | null
  registration?: Schemas['Registration']
}

/** Takes a seat, or a place on the waiting list where none is left. */
export function takeSeat(record: Seats) {
  const code = record.registration?.code
  if (code === 'registered' || code === 'waiting') throw refused('Вы уже записаны')
  const seats = record.seats_left ?? null
  if (seats === 0) return Object.assign(record, { registration: waiting })
  return Object.assign(record, {
    registration: registered,
    ...(seats !== null && { seats_left: seats - 1 }),
  })
}

/** Gives the seat back. */
export function leaveSeat(record: Seats) {
  const code = record.registration?.code
  if (code !== 'registered' && code !== 'waiting') throw refused('Вы не записаны')
  const seats = record.seats_left ?? null
  return Object.assign(record, {
    registration: cancelled,
    ...(seats !== null && code === 'registered' && { seats_left: seats + 1 }),
  })
}

function complete(visitor: Visitor, training: Detail, lessonId: number, now: Date) {
  const lessons = training.lessons ?? []
  const lesson = found(lessons, lessonId)
  if (lesson.is_completed) throw refused('Этот урок уже пройден')
  const before = lessons.slice(0, lessons.indexOf(lesson))
  if (before.some(({ is_completed }) => !is_completed)) throw refused('Сначала пройдите предыдущий урок')
  lesson.is_completed = true
  const current = lessons.filter(({ is_completed }) => is_completed).length
  training.progress = { current, required: lessons.length }
  if (current < lessons.length) return training
  training.certificate = certificate
  training.is_viewed = true
  addStars(visitor, now, training.stars ?? 0, `Обучение «${training.title}»`)
  return training
}

export const specialistMaterials: Route[] = openTo('specialist', [
  answer(getMaterials, ({ visitor, path, query }) => {
    const all = specialistOf(visitor)
      .materials.filter(({ kind }) => kind === path.kind)
      .filter(({ themes }) => query.theme_id === undefined || themes.some(({ id }) => id === query.theme_id))
      .filter((one) => query.query === undefined || hasText(one, query.query))
    const size = query.per_page ?? 20
    const first = ((query.page ?? 1) - 1) * size
    return { materials: all.slice(first, first + size).map(inList), total: all.length }
  }),
  answer(getMaterial, ({ visitor, path, now }) => seen(materialAt(visitor, path.kind, path.id), now)),
  answer(viewMaterial, ({ visitor, path }) => {
    Object.assign(materialAt(visitor, path.kind, path.id), { is_viewed: true, is_new: false })
  }),
  answer(registerForEvent, ({ visitor, path, now }) => {
    const event = materialAt(visitor, 'events', path.id)
    if (event.register_until !== undefined && event.register_until !== null) {
      if (new Date(event.register_until) < now) throw refused('Запись закрыта')
    }
    // Somebody else was faster.
    if (contested.includes(event.id)) event.seats_left = 0
    return seen(takeSeat(event) as Detail, now)
  }),
  answer(cancelEventRegistration, ({ visitor, path, now }) =>
    seen(leaveSeat(materialAt(visitor, 'events', path.id)) as Detail, now),
  ),
  answer(completeLesson, ({ visitor, path, now }) =>
    complete(visitor, materialAt(visitor, 'training', path.id), path.lesson_id, now),
  ),
])
