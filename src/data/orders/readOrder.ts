import { orderRecordFields } from '../../api/generated/records/orderRecord'
import { orderItemRecord } from '../../api/generated/records/orderItemRecord'
import type { Order, OrderItem } from './order'
import type { Read } from '../../api/wire'
import { isAbsent, camelRecord, nullIfUnreadable, givenList } from '../../api/wire'
import { contact } from '../places/readContact'

/** A line of which nothing can be told. */
const NOTHING = orderItemRecord({})

/** A line that does not say what it was, or how many of it, stays in its order: none is shown without it. */
const item: Read<OrderItem> = (line) => {
  const read = nullIfUnreadable(orderItemRecord)(line) ?? NOTHING
  return read.title === '' || read.quantity <= 0 ? { ...read, isUnreadable: true } : read
}

/** Goods that are not told stay in the order as one line that cannot be shown: they may be null. */
const items: Read<OrderItem[]> = (value) => (isAbsent(value) ? [item(value)] : givenList(item)(value))

export const orderFields = { ...orderRecordFields, items, recipient: nullIfUnreadable(contact) }

export const order: Read<Order> = camelRecord(orderFields)
