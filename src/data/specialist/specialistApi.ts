import { call } from '../../api/call'
import { getSpecialistProfile } from '../../api/generated/specialist'
import { answer } from '../../api/wire'
import { professional } from './professional'
import { specialistProfile } from './readSpecialist'
import type { SpecialistProfile } from './specialist'

/** The account of the specialist: the one query that the whole cabinet waits for. */
export const specialistApi = professional.injectEndpoints({
  endpoints: (build) => ({
    specialistProfile: build.query<SpecialistProfile, void>({
      query: () => call(getSpecialistProfile),
      responseSchema: answer(specialistProfile),
      providesTags: ['Specialist'],
    }),
  }),
})

export const { useSpecialistProfileQuery } = specialistApi
