import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  calculatePointsForPurchase,
  getEarningWays,
  getPointsForPurchase,
  getPointsHistory,
} from '../../api/generated/points'
import { category } from '../../api/readers/product'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
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
  number,
  numberOrNull,
  orNull,
  text,
  textOrNull,
} from '../../api/wire'
import type { EarningWay, PointsForPurchase, PointsOperation, Purchase } from './pointsHistory'

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

const pointsForPurchase: Read<PointsForPurchase> = model({
  category,
  items: list(model({ product_id: id, title: text, points: number }), ({ productId }) => productId),
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
    pointsForPurchase: build.query<PointsForPurchase[], void>({
      query: () => call(getPointsForPurchase),
      responseSchema: answer(
        inside(
          'items',
          list(pointsForPurchase, (one) => one.category),
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

export const {
  usePointsHistoryQuery,
  useEarningWaysQuery,
  usePointsForPurchaseQuery,
  usePointsOfPurchaseQuery,
} = pointsHistoryApi
