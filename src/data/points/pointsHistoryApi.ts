import { api } from '../../api/api'
import { call } from '../../api/call'
import { getEarningWays, getPointsHistory } from '../../api/generated/points'
import type { Read } from '../../api/wire'
import {
  answer,
  dateOrNull,
  givenNumber,
  id,
  idOrNull,
  inside,
  givenList,
  camelRecord,
  nullIfUnreadable,
  text,
} from '../../api/wire'
import type { EarningWay, PointsOperation } from './pointsHistory'
import { earningWay } from './readEarningWay'

const operation: Read<PointsOperation> = camelRecord({
  id,
  created_at: dateOrNull,
  type: text,
  points: givenNumber,
  title: text,
  status: text,
  active_from: dateOrNull,
  expires_at: dateOrNull,
  source: nullIfUnreadable(camelRecord({ type: text, id: idOrNull })),
})

export const pointsHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    pointsHistory: build.query<PointsOperation[], void>({
      query: () => call(getPointsHistory),
      responseSchema: answer(inside('operations', givenList(operation))),
      providesTags: ['Points'],
    }),
    earningWays: build.query<EarningWay[], void>({
      query: () => call(getEarningWays),
      responseSchema: answer(
        inside(
          'items',
          givenList(earningWay, ({ code }) => code),
        ),
      ),
      // A used way to earn becomes completed.
      providesTags: ['Points'],
    }),
  }),
})

export const { usePointsHistoryQuery, useEarningWaysQuery } = pointsHistoryApi
