import { api } from '../../api/api'
import { call } from '../../api/call'
import { getOrders } from '../../api/generated/orders'
import {
  answer,
  flag,
  givenNumber,
  id,
  list,
  mapped,
  money,
  number,
  orNull,
  record,
  status,
  text,
  textOrNull,
} from '../../api/wire'
import type { ActiveOrder } from './order'

const item = record({
  title: text,
  quantity: number,
  params: list(record({ value: givenNumber, unit: text })),
  price: orNull(money),
})

const step = mapped(
  record({ code: text, label: text, is_completed: flag, completed_at: textOrNull }),
  ({ code, label, is_completed, completed_at }) => ({
    code,
    label,
    isCompleted: is_completed,
    completedAt: completed_at,
  }),
)

const activeOrder = mapped(
  record({
    id,
    number: text,
    status,
    total_price: orNull(money),
    points: number,
    items: list(item),
    delivery: orNull(record({ type: text, address: text })),
    expected_at: textOrNull,
    storage_until: textOrNull,
    steps: list(step),
  }),
  ({ total_price, expected_at, storage_until, ...order }): ActiveOrder => ({
    ...order,
    totalPrice: total_price,
    expectedAt: expected_at,
    storageUntil: storage_until,
  }),
)

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeOrders: build.query<ActiveOrder[], void>({
      query: () => call(getOrders, { query: { scope: 'active' } }),
      responseSchema: answer(mapped(record({ orders: list(activeOrder) }), ({ orders }) => orders)),
      providesTags: ['Order'],
    }),
  }),
})

export const { useActiveOrdersQuery } = ordersApi
