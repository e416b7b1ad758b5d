import type { SpecialistRecords } from '../../specialist'
import { newVisitor, type Visitor } from '../../visitor'
import { courses, satellites, sessions } from './education'
import { colleagues, iolRequests, manyIolRequests, oddIolRequests } from './iol'
import { manyMaterials, materials } from './materials'
import { achievements, awards, documents, invites, sampleOrders, samples, starsHistory } from './practice'
import { allowed, elena, emptyBlock, firstQuestion, fullBlock, workPlaces } from './profile'

/** Returns Elena, a specialist with everything. */
export const specialistVisitor = (now: Date): Visitor => ({
  ...newVisitor(),
  isConsumerModeAvailable: false,
  samplingOrders: sampleOrders(now),
  specialist: {
    profile: { ...elena, specialist: fullBlock(now) },
    workPlaces: workPlaces(),
    achievements: achievements(now),
    awards: awards(now),
    invites: invites(now),
    stars: starsHistory(now),
    documents: documents(now),
    samples: samples(),
    materials: materials(now),
    sessions: sessions(now),
    satellites: satellites(now),
    courses: courses(now),
    iolRequests: iolRequests(now),
  },
})

/** Returns a specialist who has just registered: they may do everything, but have not filled in anything yet. */
export function newSpecialist(now: Date): Visitor {
  const visitor = specialistVisitor(now)
  return {
    ...visitor,
    samplingOrders: [],
    specialist: visitor.specialist && {
      ...visitor.specialist,
      profile: {
        ...elena,
        second_name: null,
        birthday: null,
        gender: null,
        residence: null,
        is_birthday_change_available: true,
        restrictions: [],
        specialist: { ...emptyBlock(), ...allowed, stars: 0, questionnaire: firstQuestion() },
      },
      workPlaces: [],
      achievements: [],
      awards: [],
      stars: [],
      iolRequests: [],
    },
  }
}

/** Returns a specialist to whom nothing is open, and of whom nothing is known. */
export function bareSpecialist(now: Date): Visitor {
  const visitor = specialistVisitor(now)
  return {
    ...visitor,
    samplingOrders: [],
    specialist: {
      profile: {
        ...elena,
        second_name: null,
        email: null,
        birthday: null,
        gender: null,
        residence: null,
        restrictions: [],
        specialist: emptyBlock(),
      },
      workPlaces: [],
      achievements: [],
      awards: [],
      invites: [],
      stars: [],
      documents: [],
      samples: [],
      materials: [],
      sessions: [],
      satellites: [],
      courses: [],
      iolRequests: [],
    },
  }
}

/** Returns Elena with 500 articles and 300 invites. */
export function manySpecialist(now: Date): Visitor {
  const visitor = specialistVisitor(now)
  const { specialist } = visitor
  if (!specialist) return visitor
  const copies = Array.from({ length: 60 }, (_, round) =>
    specialist.invites.map((invite) => ({ ...invite, id: invite.id + round * 100_000 })),
  )
  return {
    ...visitor,
    specialist: {
      ...specialist,
      materials: [...specialist.materials, ...manyMaterials(now, 500 - specialist.materials.length)],
      invites: copies.flat(),
      iolRequests: [...specialist.iolRequests, ...manyIolRequests(now, 300)],
    },
  }
}

/** Returns Elena with other requests or other rights. */
function elenaWith(
  now: Date,
  records: Partial<SpecialistRecords>,
  block: Partial<SpecialistRecords['profile']['specialist']> = {},
): Visitor {
  const visitor = specialistVisitor(now)
  const { specialist } = visitor
  if (!specialist) return visitor
  const { profile } = specialist
  const changed = { ...profile, specialist: { ...profile.specialist, ...block } }
  return { ...visitor, specialist: { ...specialist, profile: changed, ...records } }
}

/** Returns Elena as an author of requests who is not an expert. */
export const iolAuthor = (now: Date): Visitor =>
  elenaWith(now, {}, { is_experting_available: false, expert: null })

/** Returns Elena with requests that this version of the page does not know. */
export const oddSpecialist = (now: Date): Visitor => elenaWith(now, { iolRequests: oddIolRequests(now) })

/** Returns Dmitry, an expert who may answer but has no requests of his own. */
export function iolExpert(now: Date): Visitor {
  const visitor = elenaWith(now, {}, { is_allowed_iol: false })
  const person = { id: colleagues.dmitry.id, name: 'Дмитрий', second_name: 'Николаевич', last_name: 'Орлов' }
  const { specialist } = visitor
  return specialist
    ? { ...visitor, specialist: { ...specialist, profile: { ...specialist.profile, ...person } } }
    : visitor
}
