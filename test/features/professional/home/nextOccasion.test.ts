import type { AcademySession } from '#data/education/education'
import type { Invite } from '#data/invites/invite'
import type { Material } from '#data/materials/material'
import { nextOccasion } from '../../../../src/features/professional/home/nextOccasion'

const NOW = new Date('2026-11-09T16:50:00+03:00')
const at = (day: number, time = '19:00') => `2026-11-${String(day).padStart(2, '0')}T${time}:00+03:00`
const registration = (code: string) => ({ code, label: code })

const session = (
  id: number,
  startsAt: string | null,
  rest: Partial<AcademySession> = {},
): AcademySession => ({
  ...{ id, title: `Лекция ${id}`, text: '', speaker: null, startsAt, endsAt: null, link: null },
  ...{ seatsLeft: 3, registration: registration('none'), recording: null, materials: [], ...rest },
})
const event = (id: number, startsAt: string | null, code?: string) =>
  ({
    ...{ id, kind: 'events', title: `Мероприятие ${id}`, startsAt, endsAt: null },
    registration: code === undefined ? null : registration(code),
  }) as Material
const invite = (kind: string, objectId: number | null, code: string, startsAt: string | null = null) =>
  ({ kind, objectId, title: 'Приглашение', startsAt, status: { code, label: '' } }) as Invite

const idOf = (...listed: Parameters<typeof nextOccasion>) => nextOccasion(...listed)?.id

it('is the nearest in which the specialist takes part, whatever is nearer and open', () => {
  const sessions = [session(1, at(10)), session(2, at(20), { registration: registration('registered') })]
  const events = [event(3, at(15), 'waiting'), event(4, at(12), 'none')]
  expect(idOf({ sessions, events }, NOW)).toBe(3)
})

it('without one of their own it is the nearest that is open to register', () => {
  const sessions = [
    session(1, at(10), { seatsLeft: 0 }),
    session(2, at(11), { registration: registration('cancelled') }),
    session(3, at(20)),
    session(4, at(12)),
  ]
  expect(idOf({ sessions }, NOW)).toBe(4)
})

it('what is over, or has no day, is not next; what goes on is', () => {
  const mine = { registration: registration('registered') }
  const over = session(1, at(9, '10:00'), { ...mine, endsAt: at(9, '12:00') })
  const dayless = session(2, null, mine)
  const on = session(3, at(9, '16:00'), { ...mine, endsAt: at(9, '18:00') })
  expect(idOf({ sessions: [over, dayless] }, NOW)).toBeUndefined()
  expect(idOf({ sessions: [over, dayless, on] }, NOW)).toBe(3)
})

it('an accepted invite counts as taking part, also where no list tells its object', () => {
  const sessions = [session(1, at(10)), session(2, at(16))]
  expect(idOf({ sessions, invites: [invite('academy', 2, 'accepted')] }, NOW)).toBe(2)
  const alone = [invite('event', 1101, 'accepted', at(18))]
  expect(nextOccasion({ invites: alone }, NOW)).toMatchObject({ kind: 'event', id: 1101, isInvited: true })
})

it('an invite to something cancelled since, unanswered, or to no object brings nothing', () => {
  const cancelled = [session(2, at(16), { registration: registration('cancelled') })]
  expect(
    idOf({ sessions: cancelled, invites: [invite('academy', 2, 'accepted', at(16))] }, NOW),
  ).toBeUndefined()
  const invites = [
    invite('event', 5, 'new', at(18)),
    invite('event', null, 'accepted', at(18)),
    invite('training', 6, 'accepted', at(18)),
    invite('expert', null, 'accepted', at(18)),
  ]
  expect(idOf({ invites }, NOW)).toBeUndefined()
})

it('ids are the same as text and as number', () => {
  const events = [event(1101, at(18), 'none')]
  const [found] = [nextOccasion({ events, invites: [invite('event', 1101, 'accepted')] }, NOW)]
  expect(found).toMatchObject({ title: 'Мероприятие 1101', isInvited: true })
  const asText = [{ ...invite('event', 1101, 'accepted'), objectId: '1101' as unknown as number }]
  expect(nextOccasion({ events, invites: asText }, NOW)).toMatchObject({ title: 'Мероприятие 1101' })
})
