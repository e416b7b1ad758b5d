import type { AcademySession } from '#data/education/education'
import type { Invite } from '#data/invites/invite'
import type { Material, Registration } from '#data/materials/material'
import type { IsoDate } from '#domain/dates/dates'
import { soonestFirst } from '#domain/dates/soonestFirst'
import { sameId, type Id } from '#domain/Id'
import { codeOf, takingOf, turnsOf } from '../participation/taking'

/** An event or a lecture with the data that the lists have. */
export interface ListedOccasion {
  kind: 'academy' | 'event'
  id: Id
  title: string
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  /** Name of the speaker; null if unknown. */
  speaker: string | null
  seatsLeft: number | null
  /** Null if the list does not include it; false if it cannot be read. */
  registration: Registration | null | false
  isInvited: boolean
}

/** The lists that have loaded; a failed one is undefined. */
export interface Listed {
  sessions?: readonly AcademySession[] | undefined
  events?: readonly Material[] | undefined
  invites?: readonly Invite[] | undefined
}

/**
 * Returns the next event or lecture that is not over: the first in which the specialist takes part or for
 * which an invite was accepted; else the first that is open for registration.
 */
export function nextOccasion(listed: Listed, now: Date): ListedOccasion | undefined {
  const coming = soonestFirst(
    occasionsOf(listed).filter((one) => one.startsAt !== null && !takingOf(whole(one), now).isOver),
    ({ startsAt }) => startsAt,
  )
  return coming.find(isOwn) ?? coming.find((one) => isOpen(one, now))
}

/** Returns the moments at which another occasion may become the next one. */
export const turnsIn = (listed: Listed) => occasionsOf(listed).flatMap((one) => turnsOf(whole(one)))

/** Adds the field that no list includes. */
const whole = (occasion: ListedOccasion) => ({ ...occasion, link: null })

const isOwn = (occasion: ListedOccasion): boolean =>
  ['registered', 'waiting'].includes(codeOf(occasion.registration)) ||
  (occasion.isInvited && codeOf(occasion.registration) === 'none')

/** An event whose registration was cancelled is not offered again. */
const isOpen = (occasion: ListedOccasion, now: Date): boolean =>
  codeOf(occasion.registration) === 'none' && takingOf(whole(occasion), now).action === 'register'

/** Returns the events of all lists; an event that is only known from an accepted invite is included. */
function occasionsOf({ sessions = [], events = [], invites = [] }: Listed): ListedOccasion[] {
  const accepted = invites.filter(({ status }) => status.code === 'accepted').flatMap(occasionOfInvite)
  const known = [...sessions.map(occasionOfSession), ...events.map(occasionOfEvent)]
  const isSame = (one: ListedOccasion) => (other: ListedOccasion) =>
    one.kind === other.kind && sameId(one.id, other.id)
  return [
    ...known.map((one) => ({ ...one, isInvited: accepted.some(isSame(one)) })),
    ...accepted.filter((one) => !known.some(isSame(one))),
  ]
}

const unknown = { speaker: null, seatsLeft: null, registration: null, isInvited: false }

const occasionOfSession = (session: AcademySession): ListedOccasion => {
  const { id, title, startsAt, endsAt, seatsLeft, registration, speaker } = session
  return {
    ...{ ...unknown, kind: 'academy', id, title, startsAt, endsAt, seatsLeft, registration },
    speaker: speaker?.name ?? null,
  }
}

const occasionOfEvent = ({ id, title, startsAt, endsAt, registration }: Material): ListedOccasion => ({
  ...{ ...unknown, kind: 'event', id, title, startsAt, endsAt, registration },
})

function occasionOfInvite({ kind, objectId, title, startsAt }: Invite): ListedOccasion[] {
  if ((kind !== 'academy' && kind !== 'event') || objectId === null) return []
  return [{ ...unknown, kind, id: objectId, title, startsAt, endsAt: null, isInvited: true }]
}
