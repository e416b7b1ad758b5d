import type { IsoDate } from '../../domain/dates/dates'
import type { Order, OrderItem } from './order'

export interface Purchase {
  order: Order
  /** Null where the shop has not said when it was. */
  at: IsoDate | null
  item: OrderItem
}

/** Statuses of orders of which the customer has kept nothing. */
const UNDONE = ['cancelled', 'returned']

/** Statuses of orders that the customer does not have yet. */
const UNDER_WAY = ['accepted', 'processing', 'packed', 'in_transit', 'ready']

export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean => UNDER_WAY.includes(status.code)

/** Single lenses are sold apart, and are no packs. */
export const isOfPacks = ({ saleType }: Pick<Order, 'saleType'>): boolean => saleType !== 'mono'

/** Returns the items that the customer has bought and kept, the last first. */
export const purchasesOf = (orders: readonly Order[]): Purchase[] =>
  orders
    .filter(({ status }) => !UNDONE.includes(status.code))
    .toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
    .flatMap((order) => order.items.map((item) => ({ order, at: order.createdAt, item })))
