import { course } from '../../api/generated/records/course'
import { call, type Args } from '../../api/call'
import { applyToCourse, applyToSatellite, getCourses, getSatellites } from '../../api/generated/education'
import { invalidates } from '../../api/invalidates'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
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
    applyToSatellite: build.mutation<unknown, Applying>({
      query: ({ id, application }) => call(applyToSatellite, { path: { id }, body: bodyOf(application) }),
      invalidatesTags: invalidates('Satellite'),
    }),
    courses: build.query<Course[], void>({
      query: () => call(getCourses),
      responseSchema: answer(inside('courses', givenList(course))),
      providesTags: ['Course'],
    }),
    applyToCourse: build.mutation<unknown, Applying>({
      query: ({ id, application }) => call(applyToCourse, { path: { id }, body: bodyOf(application) }),
      invalidatesTags: invalidates('Course'),
    }),
  }),
})

export const { useSatellitesQuery, useApplyToSatelliteMutation, useCoursesQuery, useApplyToCourseMutation } =
  coursesApi
