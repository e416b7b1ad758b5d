import type { MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import {
  cancelEventRegistration,
  completeLesson,
  getMaterial,
  registerForEvent,
  viewMaterial,
} from '../../api/generated/materials'
import { answered, invalidates } from '../../api/invalidates'
import { answer } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { professional } from '../specialist/professional'
import type { Listed, MaterialAt, MaterialDetail } from './material'
import { materialDetail } from './readMaterialDetail'

/** One material and its mutations; the answered record replaces the cached one. */
export const materialApi = professional.injectEndpoints({
  endpoints: (build) => ({
    material: build.query<Listed<MaterialDetail>, MaterialAt>({
      query: (path) => call(getMaterial, { path }),
      responseSchema: answer(materialDetail),
      providesTags: ['Material'],
    }),
    /** Counts a view; nothing waits for the answer. */
    viewMaterial: build.mutation<unknown, MaterialAt>({
      query: (path) => call(viewMaterial, { path }),
    }),
    registerForEvent: build.mutation<Listed<MaterialDetail>, Id>({
      query: (id) => call(registerForEvent, { path: { id }, sets: `event ${id}` }),
      responseSchema: answer(materialDetail),
      onQueryStarted: (id, writing) => showAnswered({ kind: 'events', id }, writing),
      invalidatesTags: invalidates('Material'),
    }),
    cancelEventRegistration: build.mutation<Listed<MaterialDetail>, Id>({
      query: (id) => call(cancelEventRegistration, { path: { id }, sets: `event ${id}` }),
      responseSchema: answer(materialDetail),
      onQueryStarted: (id, writing) => showAnswered({ kind: 'events', id }, writing),
      invalidatesTags: invalidates('Material'),
    }),
    completeLesson: build.mutation<Listed<MaterialDetail>, { id: Id; lessonId: Id }>({
      query: ({ id, lessonId }) => call(completeLesson, { path: { id, lesson_id: lessonId } }),
      responseSchema: answer(materialDetail),
      onQueryStarted: ({ id }, writing) => showAnswered({ kind: 'training', id }, writing),
      // A training may add stars and an achievement.
      invalidatesTags: invalidates('Material', 'Stars', 'Honour', 'Specialist'),
    }),
  }),
})

/** Puts the record that a mutation returned into the cache. */
async function showAnswered(at: MaterialAt, { dispatch, queryFulfilled }: MutationLifecycle) {
  const shown = await answered<Listed<MaterialDetail>>(queryFulfilled)
  if (shown) dispatch(materialApi.util.updateQueryData('material', at, () => shown))
}

export const {
  useMaterialQuery,
  useLazyMaterialQuery,
  useViewMaterialMutation,
  useRegisterForEventMutation,
  useCancelEventRegistrationMutation,
  useCompleteLessonMutation,
} = materialApi
