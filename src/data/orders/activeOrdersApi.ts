import { orderStep } from '../../api/generated/records/orderStep'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { getOrders } from '../../api/generated/orders'
import { orderFields } from './readOrder'
import type { Read } from '../../api/wire'
import { answer, dateOrNull, inside, givenList, list, camelRecord } from '../../api/wire'
import type { ActiveOrder } from './activeOrder'

const activeOrder: Read<ActiveOrder> = camelRecord({
  ...orderFields,
  expected_at: dateOrNull,
  storage_until: dateOrNull,
  steps: list(orderStep),
})

/** Orders under way have a call of their own, because the home page shows them. */
export const activeOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeOrders: build.query<ActiveOrder[], void>({
      query: () => call(getOrders, { query: { scope: 'active' } }),
      responseSchema: answer(inside('orders', givenList(activeOrder))),
      providesTags: ['Order'],
    }),
  }),
})

export const { useActiveOrdersQuery } = activeOrdersApi
