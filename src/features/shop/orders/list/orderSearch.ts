import type { Order } from '#data/orders/order'
import type { Status } from '#domain/Status'
import { normalizeText } from '#domain/normalizeText'

/** What the customer looks for; '' asks for nothing. */
export interface OrderFilter {
  /** Of a status. */
  code: string
  /** A part of a number or of a product's title. */
  text: string
}

const time = ({ createdAt }: Order) => Date.parse(createdAt ?? '') || 0

/** Both lists as one, newest first: an order that stands in both is one order. */
export function merged(orders: readonly Order[], mono: readonly Order[]): Order[] {
  const known = new Set(orders.map(({ id }) => String(id)))
  const missing = mono.filter(({ id }) => !known.has(String(id)))
  return [...orders, ...missing].sort((one, other) => time(other) - time(one))
}

/** The statuses there are, in the order of the list; a code is called by its first label. */
export function statusesOf(orders: readonly Order[]): Status[] {
  const byCode = new Map<string, Status>()
  for (const { status } of orders) {
    if (status.label !== '' && !byCode.has(status.code)) byCode.set(status.code, status)
  }
  return [...byCode.values()]
}

const plain = (text: string) => normalizeText(text).toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** Prepares a search: 300 orders are lower-cased once, not at every key press. */
export function orderSearch(orders: readonly Order[]): (filter: OrderFilter) => Order[] {
  const index = orders.map((order) => ({
    order,
    text: plain([order.number, ...order.items.map(({ title }) => title)].join('\n')),
  }))
  return ({ code, text }) => {
    // '№ 48213' is what the page shows.
    const wanted = plain(text.replace('№', ''))
    return index
      .filter(
        (entry) =>
          (code === '' || entry.order.status.code === code) && (wanted === '' || entry.text.includes(wanted)),
      )
      .map(({ order }) => order)
  }
}
