import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'

/** Returns whether stars may be shown anywhere: the specialist needs a flag for them. */
export const useShowsStars = (): boolean =>
  useSpecialistProfileQuery().data?.specialist?.isStarsAllowed === true
