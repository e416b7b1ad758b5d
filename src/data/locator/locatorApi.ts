import { clinic } from '../../api/generated/records/clinic'
import { locatorPoint } from '../../api/generated/records/locatorPoint'
import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  getClinic,
  getClinics,
  getLocatorPoint,
  getLocatorPoints,
  getPointsWithProduct,
  logProblem,
  suggestClinics,
  suggestLocatorPoints,
} from '../../api/generated/locator'
import { suggests } from '../places/readPlaces'
import type { Read } from '../../api/wire'
import { answer, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Suggest } from '../../domain/suggestions'
import type { Clinic, LocatorPoint } from './locatorPoint'

const points: Read<LocatorPoint[]> = inside('points', givenList(locatorPoint))

export const locatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    locatorPoints: build.query<LocatorPoint[], void>({
      query: () => call(getLocatorPoints),
      responseSchema: answer(points),
      providesTags: ['City'],
    }),
    locatorSuggests: build.query<Suggest[], string>({
      query: (query) => call(suggestLocatorPoints, { query: { query } }),
      responseSchema: answer(suggests),
      providesTags: ['City'],
    }),
    locatorPoint: build.query<LocatorPoint, Id>({
      query: (id) => call(getLocatorPoint, { path: { id } }),
      responseSchema: answer(inside('point', locatorPoint)),
    }),
    pointsWithProduct: build.query<LocatorPoint[], Id>({
      query: (id) => call(getPointsWithProduct, { path: { id } }),
      responseSchema: answer(points),
      providesTags: ['City'],
    }),
    logProblem: build.mutation<unknown, string>({
      query: (code) => call(logProblem, { body: { code } }),
    }),
    clinics: build.query<Clinic[], void>({
      query: () => call(getClinics),
      responseSchema: answer(inside('clinics', givenList(clinic))),
    }),
    clinic: build.query<Clinic, Id>({
      query: (id) => call(getClinic, { path: { id } }),
      responseSchema: answer(inside('clinic', clinic)),
    }),
    clinicSuggests: build.query<Suggest[], string>({
      query: (query) => call(suggestClinics, { query: { query } }),
      responseSchema: answer(suggests),
    }),
  }),
})

export const {
  useLocatorPointsQuery,
  useLazyLocatorSuggestsQuery,
  useLocatorPointQuery,
  usePointsWithProductQuery,
  useLogProblemMutation,
  useClinicsQuery,
  useClinicQuery,
  useLazyClinicSuggestsQuery,
} = locatorApi
