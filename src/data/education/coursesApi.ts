import { course } from '../../api/generated/records/course'
import type { MutationLifecycle } from '../../api/api'
import { call, type Args } from '../../api/call'
import { applyToCourse, applyToSatellite, getCourses, getSatellites } from '../../api/generated/education'
import { answered, invalidates } from '../../api/invalidates'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList, nullIfUnreadable } from '../../api/wire'
import { withRecord, type Id } from '../../domain/Id'
import { professional } from '../specialist/professional'
import type { Course, CourseApplication } from './education'

interface Applying {
  id: Id
  application: CourseApplication
}

/** Without consent the body has null, and the server refuses the call (contract 8.5). */
const bodyOf = ({ hasAgreed, ...application }: CourseApplication) =>
  ({
    ...toWire(application),
    confirm_policy: hasAgreed ? ('Y' as const) : null,
  }) satisfies Args<'applyToCourse'>['body']

export const coursesApi = professional.injectEndpoints({
  endpoints: (build) => ({
    satellites: build.query<Course[], void>({
      query: () => call(getSatellites),
      responseSchema: answer(inside('satellites', givenList(course))),
      providesTags: ['Satellite'],
    }),
    applyToSatellite: build.mutation<Course | null, Applying>({
      query: ({ id, application }) => call(applyToSatellite, { path: { id }, body: bodyOf(application) }),
      responseSchema: answer(nullIfUnreadable(course)),
      onQueryStarted: (_, writing) => showAnswered('satellites', writing),
      invalidatesTags: invalidates('Satellite'),
    }),
    courses: build.query<Course[], void>({
      query: () => call(getCourses),
      responseSchema: answer(inside('courses', givenList(course))),
      providesTags: ['Course'],
    }),
    applyToCourse: build.mutation<Course | null, Applying>({
      query: ({ id, application }) => call(applyToCourse, { path: { id }, body: bodyOf(application) }),
      responseSchema: answer(nullIfUnreadable(course)),
      onQueryStarted: (_, writing) => showAnswered('courses', writing),
      invalidatesTags: invalidates('Course'),
    }),
  }),
})

/** Puts the answered record into its list: until that is read again, the same course could be applied for twice. */
async function showAnswered(list: 'satellites' | 'courses', { dispatch, queryFulfilled }: MutationLifecycle) {
  const shown = await answered<Course | null>(queryFulfilled)
  if (shown) dispatch(coursesApi.util.updateQueryData(list, undefined, (all) => withRecord(all, shown)))
}

export const {
  useSatellitesQuery,
  useLazySatellitesQuery,
  useApplyToSatelliteMutation,
  useCoursesQuery,
  useLazyCoursesQuery,
  useApplyToCourseMutation,
} = coursesApi
