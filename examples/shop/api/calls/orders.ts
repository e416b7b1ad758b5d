import { cancelMonoOrder, getOrders, retryMonoOrder } from '#api/generated/orders'
import { forgo } from '../ledger'
import { addOrder } from '../newOrder'
import { found, refused } from '../http/refusal'
import { answer, type Route } from '../http/route'
import type { Visitor } from '../visitor'

const monoOrder = ({ orders }: Visitor, id: number) =>
  found(
    orders.filter(({ sale_type }) => sale_type === 'mono'),
    id,
  )

const isUnderWay = (order: Visitor['orders'][number]) =>
  order.status.code !== 'cancelled' && 'steps' in order && order.steps.some((step) => !step.is_completed)

export const orders: Route[] = [
  answer(getOrders, ({ visitor, query }) => ({
    orders: visitor.orders.filter((order) => query.scope !== 'active' || isUnderWay(order)),
  })),
  answer(cancelMonoOrder, ({ visitor, path }) => {
    const order = monoOrder(visitor, path.id)
    if (!order.is_cancelable) throw refused('Этот заказ отменить нельзя')
    forgo(visitor, order.id)
    const payment = { ...order.payment, is_link_available: false }
    return Object.assign(order, {
      status: { code: 'cancelled', label: 'Отменён' },
      is_cancelable: false,
      payment,
      // The promised points are lost with the order.
      points: 0,
      ...('steps' in order && { expected_at: null, storage_until: null }),
    })
  }),
  answer(retryMonoOrder, ({ visitor, now, path }) => {
    const { items, total_price, points, recipient, payment, delivery } = monoOrder(visitor, path.id)
    const { type, address, point_code } = delivery
    return addOrder(visitor, now, {
      saleType: 'mono',
      items: items.map((item) => ({ ...item, offer_id: item.offer_id ?? 0 })),
      total: total_price,
      points,
      recipient,
      paymentType: payment.type,
      delivery: { type, address, point_code },
    })
  }),
]
