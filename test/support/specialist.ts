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

/** Returns the contract's example of a profile, with changes to the specialist's part and to the person. */
export const profileWith = (block: object = {}, person: object = {}) => ({
  ...record,
  ...person,
  specialist: { ...record.specialist, ...block },
})

/** Mocks the profile, for up to nine requests. */
export const answerProfile = (data: unknown = profileWith()) =>
  shop().get(`${SPECIALIST}/profile/`).optionally().times(9).reply(200, success(data))
