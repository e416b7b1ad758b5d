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

/**
 * Reads the score from the cache only. Another card requests it, and this hook does not repeat a failed call.
 */
export const useScoreState = pointsApi.endpoints.score.useQueryState
