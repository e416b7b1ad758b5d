import type { Order, OrderItem } from './order'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  id,
  idOrNull,
  isAbsent,
  camelRecord,
  neededPrice,
  number,
  oneOf,
  nullIfUnreadable,
  status,
  text,
  textOrNull,
  numberText,
  givenList,
} from '../../api/wire'
import { contact } from '../places/readContact'
import { packParams } from '../catalogue/readPackParams'

const fields = camelRecord({
  product_id: idOrNull,
  pack_id: idOrNull,
  offer_id: idOrNull,
  title: text,
  picture: textOrNull,
  quantity: number,
  params: packParams,
  price: neededPrice,
})

/** A line of which nothing can be told. */
const NOTHING = fields({})

/** A line that does not say what it was, or how many of it, stays in its order: none is shown without it. */
const item: Read<OrderItem> = (line) => {
  const read = nullIfUnreadable(fields)(line) ?? NOTHING
  return read.title === '' || read.quantity <= 0 ? { ...read, isUnreadable: true } : read
}

/** Goods that are not told stay in the order as one line that cannot be shown: they may be null. */
const items: Read<OrderItem[]> = (value) => (isAbsent(value) ? [item(value)] : givenList(item)(value))

const delivery = camelRecord({
  type: text,
  address: text,
  point_code: textOrNull,
  date: dateOrNull,
  time_from: textOrNull,
  time_to: textOrNull,
  tracking_number: textOrNull,
  tracking_url: textOrNull,
})

export const orderFields = {
  id,
  number: numberText,
  created_at: dateOrNull,
  sale_type: nullIfUnreadable(oneOf('eshop', 'mono')),
  status,
  total_price: neededPrice,
  points: number,
  items_count: number,
  items,
  delivery: nullIfUnreadable(delivery),
  payment: nullIfUnreadable(camelRecord({ type: text, status, is_link_available: flag })),
  recipient: nullIfUnreadable(contact),
  is_cancelable: flag,
  is_repeatable: flag,
}

export const order: Read<Order> = camelRecord(orderFields)
