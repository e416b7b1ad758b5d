import { api } from '../../api/api'
import { call } from '../../api/call'
import { getScore } from '../../api/generated/promocodes'
import { answer, givenNumber, givenText, list, mapped, number, record } from '../../api/wire'
import type { Score } from './points'

const expiring = mapped(record({ points: givenNumber, expires_at: givenText }), ({ points, expires_at }) => ({
  points,
  expiresAt: expires_at,
}))

const score = record({ available: givenNumber, pending: number, spent: number, expiring: list(expiring) })

export const pointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    score: build.query<Score, void>({
      query: () => call(getScore),
      responseSchema: answer(score),
      providesTags: ['Points'],
    }),
  }),
})

export const { useScoreQuery } = pointsApi
