import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'

/** Whether stars may be shown at all: without their flag they stand nowhere. */
export const useShowsStars = (): boolean =>
  useSpecialistProfileQuery().data?.specialist?.isStarsAllowed === true
