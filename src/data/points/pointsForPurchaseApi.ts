import { api } from '../../api/api'
import { call } from '../../api/call'
import { calculatePointsForPurchase, getPointsForPurchase } from '../../api/generated/points'
import { category } from '../catalogue/readProduct'
import { toWire } from '../../api/toWire'
import type { Read } from '../../api/wire'
import { answer, givenNumber, id, inside, givenList, list, camelRecord, number, text } from '../../api/wire'
import type { PointsForPurchase, Purchase } from './pointsHistory'

const pointsForPurchase: Read<PointsForPurchase> = camelRecord({
  category,
  items: list(camelRecord({ product_id: id, title: text, points: number }), ({ productId }) => productId),
})

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
    // A read, though by POST.
    pointsOfPurchase: build.query<number, Purchase[]>({
      query: (items) => call(calculatePointsForPurchase, { body: { items: toWire(items) } }),
      responseSchema: answer(inside('points', givenNumber)),
    }),
  }),
})

export const { usePointsForPurchaseQuery, usePointsOfPurchaseQuery } = pointsForPurchaseApi
