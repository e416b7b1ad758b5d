import { dataOf } from './endpoints'
import { shop, success } from './shop'

export const SPECIALIST = '/api/v2/internal/specialist'

export const flagsOff = {
  is_experting_available: false,
  is_mydocuments_available: false,
  is_allowed_order_samples: false,
  is_allowed_iol: false,
  is_stars_allowed: false,
}

const record = dataOf('getSpecialistProfile') as { specialist: Record<string, unknown> }

/** The profile of the contract's example, with another block where the test says so. */
export const profileWith = (block: object = {}, person: object = {}) => ({
  ...record,
  ...person,
  specialist: { ...record.specialist, ...block },
})

/** The shop answers the profile as often as it is asked for. */
export const answerProfile = (data: unknown = profileWith()) =>
  shop().get(`${SPECIALIST}/profile/`).optionally().times(9).reply(200, success(data))
