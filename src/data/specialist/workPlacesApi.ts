import { specialization } from '../../api/generated/records/specialization'
import { ownWorkPlace } from '../../api/generated/records/ownWorkPlace'
import { theme } from '../../api/generated/records/theme'
import { call } from '../../api/call'
import {
  deleteSpecialistWorkPlace,
  getSpecialistThemes,
  getSpecialistWorkPlaces,
  getSpecializations,
  saveSpecialistWorkPlace,
} from '../../api/generated/specialist'
import { invalidates } from '../../api/invalidates'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { professional } from './professional'
import type { OwnWorkPlace, Specialization, Theme, WorkPlaceDraft } from './specialist'

export const workPlacesApi = professional.injectEndpoints({
  endpoints: (build) => ({
    ownWorkPlaces: build.query<OwnWorkPlace[], void>({
      query: () => call(getSpecialistWorkPlaces),
      responseSchema: answer(inside('work_places', givenList(ownWorkPlace))),
      providesTags: ['WorkPlace'],
    }),
    saveWorkPlace: build.mutation<unknown, WorkPlaceDraft>({
      query: (draft) => call(saveSpecialistWorkPlace, { body: toWire(draft) }),
      invalidatesTags: invalidates('WorkPlace'),
    }),
    deleteWorkPlace: build.mutation<unknown, Id>({
      query: (id) => call(deleteSpecialistWorkPlace, { path: { id } }),
      invalidatesTags: invalidates('WorkPlace'),
    }),
    specialistThemes: build.query<Theme[], void>({
      query: () => call(getSpecialistThemes),
      responseSchema: answer(inside('themes', givenList(theme))),
    }),
    specializations: build.query<Specialization[], void>({
      query: () => call(getSpecializations),
      responseSchema: answer(inside('specializations', givenList(specialization))),
    }),
  }),
})

export const {
  useOwnWorkPlacesQuery,
  useLazyOwnWorkPlacesQuery,
  useSaveWorkPlaceMutation,
  useDeleteWorkPlaceMutation,
  useSpecialistThemesQuery,
  useSpecializationsQuery,
} = workPlacesApi
