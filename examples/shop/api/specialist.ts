import type { Schemas } from './http/contract'
import type { IolRecord } from './seed/specialist/iol'

/** The shop's data about one specialist. Handlers change them in place. */
export interface SpecialistRecords {
  profile: Schemas['SpecialistProfile'] & { specialist: Schemas['Specialist'] }
  workPlaces: Schemas['SpecialistWorkPlace'][]
  achievements: Schemas['Achievement'][]
  awards: Schemas['Award'][]
  invites: Schemas['Invite'][]
  stars: Schemas['StarsOperation'][]
  documents: Schemas['SpecialistDocument'][]
  samples: Schemas['SampleProduct'][]
  materials: Schemas['MaterialDetail'][]
  sessions: Schemas['AcademySession'][]
  satellites: Schemas['Course'][]
  courses: Schemas['Course'][]
  /** Requests of all specialists, who answer each other. Sessions of one sandbox share them. */
  iolRequests: IolRecord[]
}
