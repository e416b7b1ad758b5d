import type { Order } from '#data/orders/order'
import type { Status } from '#domain/Status'
import { foundBy, plainText } from '#domain/search'

/** The filters of the customer; '' turns a filter off. */
export interface OrderFilter {
  /** Code of a status. */
  code: string
  /** Words from the order number, the tracking number and the product titles. */
  text: string
}

const time = ({ createdAt }: Order) => Date.parse(createdAt ?? '') || 0

/** Merges both lists, newest first. An order that is in both appears once. */
export function merged(orders: readonly Order[], mono: readonly Order[] = []): Order[] {
  const known = new Set(orders.map(({ id }) => String(id)))
  const missing = mono.filter(({ id }) => !known.has(String(id)))
  return [...orders, ...missing].sort((one, other) => time(other) - time(one))
}

/** Returns the statuses in the order of the list. If a code has several labels, the first one is used. */
export function statusesOf(orders: readonly Order[]): Status[] {
  const byCode = new Map<string, Status>()
  for (const { status } of orders) {
    if (status.label !== '' && !byCode.has(status.code)) byCode.set(status.code, status)
  }
  return [...byCode.values()]
}

/** Prepares a search, so that the texts of 300 orders are normalized once and not at every key press. */
export function orderSearch(orders: readonly Order[]): (filter: OrderFilter) => Order[] {
  const index = orders.map((order) => ({
    order,
    text: plainText(
      [order.number, order.delivery?.trackingNumber ?? '', ...order.items.map(({ title }) => title)].join(
        '\n',
      ),
    ),
  }))
  return ({ code, text }) =>
    // The page shows numbers as '№ 48213', so customers may type them like that.
    foundBy(index, text.replace('№', ''), (entry) => entry.text)
      .filter(({ order }) => code === '' || order.status.code === code)
      .map(({ order }) => order)
}
