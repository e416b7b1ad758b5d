import { score } from '../../api/generated/records/score'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { getScore } from '../../api/generated/promocodes'
import { answer } from '../../api/wire'
import type { Score } from './points'

export const pointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    score: build.query<Score, void>({
      query: () => call(getScore),
      responseSchema: answer(score),
      providesTags: ['Points'],
    }),
  }),
})

export const { useScoreQuery, useLazyScoreQuery } = pointsApi

/** The score as far as the cache has it. Another card requests it, and a failed call is not repeated for this one. */
export const useScoreState = pointsApi.endpoints.score.useQueryState
