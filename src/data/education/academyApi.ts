import { academySession } from '../../api/generated/records/academySession'
import type { MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import {
  applyToAcademySession,
  cancelAcademyRegistration,
  getAcademySession,
  getAcademySessions,
} from '../../api/generated/education'
import { answered, invalidates } from '../../api/invalidates'
import { answer, inside, givenList } from '../../api/wire'
import { withRecord, type Id } from '../../domain/Id'
import { professional } from '../specialist/professional'
import type { AcademySession, Period } from './education'

export const academyApi = professional.injectEndpoints({
  endpoints: (build) => ({
    academySessions: build.query<AcademySession[], Period>({
      query: (period) => call(getAcademySessions, { query: { period } }),
      responseSchema: answer(inside('sessions', givenList(academySession))),
      providesTags: ['AcademySession'],
    }),
    academySession: build.query<AcademySession, Id>({
      query: (id) => call(getAcademySession, { path: { id } }),
      responseSchema: answer(academySession),
      providesTags: ['AcademySession'],
    }),
    applyToAcademy: build.mutation<AcademySession, Id>({
      query: (id) => call(applyToAcademySession, { path: { id }, sets: `academy ${id}` }),
      responseSchema: answer(academySession),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('AcademySession'),
    }),
    cancelAcademy: build.mutation<AcademySession, Id>({
      query: (id) => call(cancelAcademyRegistration, { path: { id }, sets: `academy ${id}` }),
      responseSchema: answer(academySession),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('AcademySession'),
    }),
  }),
})

/** Puts the answered record into the cache, both in the list and on its own. */
async function showAnswered(id: Id, { dispatch, queryFulfilled }: MutationLifecycle) {
  const shown = await answered<AcademySession>(queryFulfilled)
  if (!shown) return
  const { updateQueryData } = academyApi.util
  dispatch(updateQueryData('academySession', id, () => shown))
  dispatch(updateQueryData('academySessions', 'upcoming', (all) => withRecord(all, shown)))
}

export const {
  useAcademySessionsQuery,
  useAcademySessionQuery,
  useApplyToAcademyMutation,
  useCancelAcademyMutation,
} = academyApi
