import { dryEyeResult } from '../../api/generated/records/dryEyeResult'
import { calculation } from '../../api/generated/records/calculation'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { calculate, getDryEyeResults, saveDryEyeResult } from '../../api/generated/tests'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import { answer, givenNumber, inside, givenList, camelRecord, numberOrNull } from '../../api/wire'
import type {
  Calculation,
  DryEyeResult,
  Powers,
  ScreeningAnswers,
  ScreeningResult,
  SpectaclePrescription,
} from './screening'

const powers: Read<Powers> = camelRecord({ sphere: givenNumber, cylinder: numberOrNull, axis: numberOrNull })

export const screeningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Calculates a questionnaire's result without saving it. */
    calculateScreening: build.mutation<Calculation, ScreeningAnswers>({
      query: ({ testCode, answers }) => call(calculate, { path: { kind: testCode }, body: { answers } }),
      responseSchema: answer(calculation),
    }),
    /** Converts a spectacle prescription to contact lenses. */
    calculateLens: build.mutation<Powers, SpectaclePrescription>({
      query: (prescription) => call(calculate, { path: { kind: 'lens' }, body: toWire(prescription) }),
      responseSchema: answer(powers),
    }),
    dryEyeResults: build.query<DryEyeResult[], void>({
      query: () => call(getDryEyeResults),
      responseSchema: answer(inside('results', givenList(dryEyeResult))),
      providesTags: ['DryEyeResult'],
    }),
    saveDryEyeResult: build.mutation<DryEyeResult, ScreeningResult>({
      query: ({ run, ...answers }) =>
        call(saveDryEyeResult, { body: toWire(answers), sets: `screening ${run}` }),
      responseSchema: answer(dryEyeResult),
      invalidatesTags: invalidates('DryEyeResult'),
    }),
  }),
})

export const {
  useCalculateScreeningMutation,
  useCalculateLensMutation,
  useDryEyeResultsQuery,
  useLazyDryEyeResultsQuery,
  useSaveDryEyeResultMutation,
} = screeningsApi
