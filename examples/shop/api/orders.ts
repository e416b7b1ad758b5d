import { cancelMonoOrder, getOrders, retryMonoOrder } from '../../../src/api/generated/orders'
import { stamp } from './dates'
import { forgo } from './ledger'
import { found, refused } from './refusal'
import { answer, type Route } from './route'
import { nextId, type Visitor } from './visitor'

const monoOrder = ({ orders }: Visitor, id: number) =>
  found(
    orders.filter(({ sale_type }) => sale_type === 'mono'),
    id,
  )

export const orders: Route[] = [
  answer(getOrders, ({ visitor, query }) => ({
    orders: visitor.orders.filter(
      (order) =>
        query.scope !== 'active' || ('steps' in order && order.steps.some((step) => !step.is_completed)),
    ),
  })),
  answer(cancelMonoOrder, ({ visitor, path }) => {
    const order = monoOrder(visitor, path.id)
    if (!order.is_cancelable) throw refused('Этот заказ отменить нельзя')
    forgo(visitor, order.id)
    return Object.assign(order, { status: { code: 'cancelled', label: 'Отменён' }, is_cancelable: false })
  }),
  answer(retryMonoOrder, ({ visitor, now, path }) => {
    const id = nextId(visitor.orders)
    const order = {
      ...monoOrder(visitor, path.id),
      id,
      number: String(id),
      created_at: stamp(now),
      status: { code: 'processing', label: 'Готовится' },
      is_cancelable: true,
    }
    visitor.orders.unshift(order)
    return order
  }),
]
