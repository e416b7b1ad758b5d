import { orderRecordFields } from '../../api/generated/records/orderRecord'
import { orderItemRecord } from '../../api/generated/records/orderItemRecord'
import type { Order, OrderItem } from './order'
import type { Read } from '../../api/wire'
import { isAbsent, camelRecord, nullIfUnreadable, givenList } from '../../api/wire'
import { contact } from '../places/readContact'

/** A line without any readable field. */
const NOTHING = orderItemRecord({})

/**
 * A line without a product or a quantity stays in its order, because the order must not look complete without
 * it.
 */
const item: Read<OrderItem> = (line) => {
  const read = nullIfUnreadable(orderItemRecord)(line) ?? NOTHING
  return read.title === '' || read.quantity <= 0 ? { ...read, isUnreadable: true } : read
}

/** Missing or null items become one line that cannot be shown. */
const items: Read<OrderItem[]> = (value) => (isAbsent(value) ? [item(value)] : givenList(item)(value))

export const orderFields = { ...orderRecordFields, items, recipient: nullIfUnreadable(contact) }

export const order: Read<Order> = camelRecord(orderFields)
