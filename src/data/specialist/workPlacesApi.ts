import { specialization } from '../../api/generated/records/specialization'
import { ownWorkPlace } from '../../api/generated/records/ownWorkPlace'
import { theme } from '../../api/generated/records/theme'
import { call, type Args } from '../../api/call'
import {
  deleteSpecialistWorkPlace,
  getSpecialistThemes,
  getSpecialistWorkPlaces,
  getSpecializations,
  saveSpecialistWorkPlace,
} from '../../api/generated/specialist'
import { invalidates } from '../../api/invalidates'
import { itemOf, readRecord } from '../../api/serverRecord'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList } from '../../api/wire'
import type { ApiError } from '../../domain/ApiError'
import type { Id } from '../../domain/Id'
import { professional } from './professional'
import type { OwnWorkPlace, Specialization, Theme, WorkPlaceDraft } from './specialist'

type Body = NonNullable<Args<'saveSpecialistWorkPlace'>['body']>

const GONE: ApiError = { kind: 'refused', message: 'Этого места работы больше нет в профиле', errors: [] }

export const workPlacesApi = professional.injectEndpoints({
  endpoints: (build) => ({
    ownWorkPlaces: build.query<OwnWorkPlace[], void>({
      query: () => call(getSpecialistWorkPlaces),
      responseSchema: answer(inside('work_places', givenList(ownWorkPlace))),
      providesTags: ['WorkPlace'],
    }),
    saveWorkPlace: build.mutation<unknown, WorkPlaceDraft>({
      query: (draft) => call(saveSpecialistWorkPlace, { body: toWire(draft), sets: 'work places' }),
      invalidatesTags: invalidates('WorkPlace'),
    }),
    /**
     * Sends the position as the server has it now: another tab may have changed it, or it cannot be read here.
     * A place that is gone is not added again.
     */
    setMainWorkPlace: build.mutation<unknown, Id>({
      queryFn: async (id, _api, _options, send) => {
        const now = await readRecord(call(getSpecialistWorkPlaces), send, itemOf('work_places', id))
        if ('error' in now) return now
        const { serverRecord } = now
        if (!('id' in serverRecord)) return { error: GONE }
        const body = { work_place_id: id, position: serverRecord['position'] ?? null, is_main: true }
        return send(call(saveSpecialistWorkPlace, { body: body as Body, sets: 'work places' }))
      },
      invalidatesTags: invalidates('WorkPlace'),
    }),
    deleteWorkPlace: build.mutation<unknown, Id>({
      query: (id) => call(deleteSpecialistWorkPlace, { path: { id }, sets: 'work places' }),
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
  useSetMainWorkPlaceMutation,
  useDeleteWorkPlaceMutation,
  useSpecialistThemesQuery,
  useSpecializationsQuery,
} = workPlacesApi
