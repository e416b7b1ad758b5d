import type { IsoDate } from '../../domain/dates/dates'
import { newestFirst } from '../../domain/dates/newestFirst'
import type { Order, OrderItem } from './order'

export interface Purchase {
  order: Order
  /** Null if the shop does not state the date. */
  at: IsoDate | null
  item: OrderItem
}

/** Statuses of orders whose items the customer has not kept. */
const UNDONE = ['cancelled', 'returned']

/** Statuses of orders that have not arrived yet. */
const UNDER_WAY = ['accepted', 'processing', 'packed', 'in_transit', 'ready']

/** Statuses of orders that the customer has received and kept. */
const ARRIVED = ['delivered', 'received', 'completed', 'done', 'issued']

/** Tells whether the customer has received an order; of an unknown status nobody knows it. */
export const hasArrived = ({ status }: Pick<Order, 'status'>): boolean => ARRIVED.includes(status.code)

export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean => UNDER_WAY.includes(status.code)

/** Tells whether an order consists of packs: single lenses are sold separately. */
export const isOfPacks = ({ saleType }: Pick<Order, 'saleType'>): boolean => saleType !== 'mono'

/** Returns the items that the customer has bought and kept, the newest first. */
export const purchasesOf = (orders: readonly Order[]): Purchase[] =>
  newestFirst(
    orders.filter(({ status }) => !UNDONE.includes(status.code)),
    ({ createdAt }) => createdAt,
  ).flatMap((order) => order.items.map((item) => ({ order, at: order.createdAt, item })))
