import { pointsForPurchase } from '../../api/generated/records/pointsForPurchase'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { calculatePointsForPurchase, getPointsForPurchase } from '../../api/generated/points'
import { toWire } from '../../api/toWire'
import { answer, givenNumber, inside, givenList } from '../../api/wire'
import type { PointsForPurchase, Purchase } from './pointsHistory'

export const pointsForPurchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    pointsForPurchase: build.query<PointsForPurchase[], void>({
      query: () => call(getPointsForPurchase),
      responseSchema: answer(
        inside(
          'items',
          givenList(pointsForPurchase, (one) => one.category),
        ),
      ),
    }),
    // This POST only reads.
    pointsOfPurchase: build.query<number, Purchase[]>({
      query: (items) => call(calculatePointsForPurchase, { body: { items: toWire(items) } }),
      responseSchema: answer(inside('points', givenNumber)),
    }),
  }),
})

export const { usePointsForPurchaseQuery, usePointsOfPurchaseQuery } = pointsForPurchaseApi
