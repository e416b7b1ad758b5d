import { api } from '../../api/api'
import { call } from '../../api/call'
import { getEarningWays, getPointsHistory } from '../../api/generated/points'
import type { Read } from '../../api/wire'
import {
  answer,
  dateOrNull,
  flag,
  givenNumber,
  givenText,
  id,
  idOrNull,
  inside,
  list,
  model,
  numberOrNull,
  orNull,
  text,
  textOrNull,
} from '../../api/wire'
import type { EarningWay, PointsOperation } from './pointsHistory'

const operation: Read<PointsOperation> = model({
  id,
  created_at: dateOrNull,
  type: text,
  points: givenNumber,
  title: text,
  status: text,
  active_from: dateOrNull,
  expires_at: dateOrNull,
  source: orNull(model({ type: text, id: idOrNull })),
})

const earningWay: Read<EarningWay> = model({
  code: givenText,
  title: text,
  description: text,
  picture: textOrNull,
  points: numberOrNull,
  link: textOrNull,
  is_available: flag,
  is_completed: flag,
  completed_at: dateOrNull,
  unavailable_reason: textOrNull,
})

export const pointsHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    pointsHistory: build.query<PointsOperation[], void>({
      query: () => call(getPointsHistory),
      responseSchema: answer(inside('operations', list(operation))),
      providesTags: ['Points'],
    }),
    earningWays: build.query<EarningWay[], void>({
      query: () => call(getEarningWays),
      responseSchema: answer(
        inside(
          'items',
          list(earningWay, ({ code }) => code),
        ),
      ),
      // A used way to earn becomes completed.
      providesTags: ['Points'],
    }),
  }),
})

export const { usePointsHistoryQuery, useEarningWaysQuery } = pointsHistoryApi
