import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { getMonoOrders } from '../../api/generated/checkout'
import { cancelMonoOrder, getOrders, retryMonoOrder } from '../../api/generated/orders'
import { DENIED } from '../../api/request'
import { order } from './readOrder'
import { answer, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Order } from './order'

const orders = inside('orders', givenList(order))

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<Order[], void>({
      query: () => call(getOrders),
      responseSchema: answer(orders),
      providesTags: ['Order'],
    }),
    monoOrders: build.query<Order[], void>({
      // Some customers may not order single lenses.
      query: () => call(getMonoOrders, { emptyWhenForbidden: true }),
      responseSchema: answer((data) => (data === DENIED ? [] : orders(data))),
      providesTags: ['Order'],
    }),
    cancelMonoOrder: build.mutation<unknown, Id>({
      query: (id) => call(cancelMonoOrder, { path: { id }, removes: 'mono order' }),
      // A cancelled order returns its points.
      invalidatesTags: invalidates('Order', 'Points'),
    }),
    /** Resolves to the new order. */
    retryMonoOrder: build.mutation<Order, Id>({
      query: (id) => call(retryMonoOrder, { path: { id }, adds: 'mono order' }),
      responseSchema: answer(order),
      invalidatesTags: invalidates('Order', 'Points'),
    }),
  }),
})

export const {
  useOrdersQuery,
  useLazyOrdersQuery,
  useMonoOrdersQuery,
  useLazyMonoOrdersQuery,
  useCancelMonoOrderMutation,
  useRetryMonoOrderMutation,
} = ordersApi
