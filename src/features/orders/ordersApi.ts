import { api } from '../../api/api'
import { call } from '../../api/call'
import { getMonoOrders } from '../../api/generated/checkout'
import { cancelMonoOrder, getOrders, retryMonoOrder } from '../../api/generated/orders'
import { order, orderFields } from '../../api/readers/order'
import type { Read } from '../../api/wire'
import { answer, flag, inside, list, model, text, textOrNull } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Order } from '../../domain/order'
import type { ActiveOrder } from './order'

const activeOrder: Read<ActiveOrder> = model({
  ...orderFields,
  expected_at: textOrNull,
  storage_until: textOrNull,
  steps: list(model({ code: text, label: text, is_completed: flag, completed_at: textOrNull })),
})

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeOrders: build.query<ActiveOrder[], void>({
      query: () => call(getOrders, { query: { scope: 'active' } }),
      responseSchema: answer(inside('orders', list(activeOrder))),
      providesTags: ['Order'],
    }),
    orders: build.query<Order[], void>({
      query: () => call(getOrders),
      responseSchema: answer(inside('orders', list(order))),
      providesTags: ['Order'],
    }),
    monoOrders: build.query<Order[], void>({
      query: () => call(getMonoOrders),
      responseSchema: answer(inside('orders', list(order))),
      providesTags: ['Order'],
    }),
    cancelMonoOrder: build.mutation<unknown, Id>({
      query: (id) => call(cancelMonoOrder, { path: { id } }),
      // A cancelled order gives its points back.
      invalidatesTags: ['Order', 'Points'],
    }),
    retryMonoOrder: build.mutation<unknown, Id>({
      query: (id) => call(retryMonoOrder, { path: { id } }),
      invalidatesTags: ['Order', 'Points'],
    }),
  }),
})

export const {
  useActiveOrdersQuery,
  useOrdersQuery,
  useMonoOrdersQuery,
  useCancelMonoOrderMutation,
  useRetryMonoOrderMutation,
} = ordersApi
