import { earningWay } from '../../api/generated/records/earningWay'
import { pointsOperation } from '../../api/generated/records/pointsOperation'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { getEarningWays, getPointsHistory } from '../../api/generated/points'
import { answer, inside, givenList, mapped } from '../../api/wire'
import type { EarningWay, PointsOperation } from './pointsHistory'

const TAKING = ['spend', 'expire']

/** Operations that take points away are negative, whether the server writes the sign or not. */
const signed = (operation: PointsOperation): PointsOperation =>
  TAKING.includes(operation.type) && operation.points !== null
    ? { ...operation, points: -Math.abs(operation.points) }
    : operation

export const pointsHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    pointsHistory: build.query<PointsOperation[], void>({
      query: () => call(getPointsHistory),
      responseSchema: answer(inside('operations', givenList(mapped(pointsOperation, signed)))),
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
      // A way to earn points becomes completed once it is used.
      providesTags: ['Points'],
    }),
  }),
})

export const { usePointsHistoryQuery, useEarningWaysQuery } = pointsHistoryApi
