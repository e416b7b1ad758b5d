import { address } from '../addresses/readAddress'
import { contact } from '../places/readPlaces'
import { deliveryPeriod } from '../subscription/readPeriod'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  givenText,
  id,
  idOrNull,
  list,
  mapped,
  model,
  moneyOrNull,
  number,
  numberOrNull,
  oneOf,
  orNull,
  record,
  text,
  texts,
} from '../../api/wire'
import type { Basket, BasketItem } from './basket'

const picture = record({ '1x': givenText, '2x': text, '3x': text })

/** A line without a name or a quantity cannot be shown, and is not bought unseen. */
const name: Read<string> = mapped(id, String)
const positive: Read<number> = (value) => {
  if (number(value) > 0) return number(value)
  throw new TypeError('unreadable answer')
}

const item: Read<BasketItem> = model({
  basket_item_id: id,
  product_id: idOrNull,
  pack_id: idOrNull,
  offer_id: idOrNull,
  additional_card_id: idOrNull,
  title: name,
  code: text,
  picture: orNull(record({ default: picture, webp: picture })),
  types: texts,
  quantity: positive,
  points: number,
  price: moneyOrNull,
  price_without_discount: moneyOrNull,
  cashback_percent_value: number,
})

const fields = model({
  delivery_address: orNull(address),
  customer: orNull(contact),
  recipient: orNull(contact),
  is_purchase_available: flag,
  subscription_type_id: idOrNull,
  delivery_period: orNull(deliveryPeriod),
  total_price: moneyOrNull,
  total_points: number,
  currency: text,
  sale_type: orNull(oneOf('eshop', 'mono')),
  min_order_price: moneyOrNull,
  max_order_items_count: numberOrNull,
  subscription_total_price: moneyOrNull,
  subscription_discount: moneyOrNull,
  promo_code: mapped(text, (code) => code || null),
  promo_code_excess: moneyOrNull,
  discounts: list(model({ code: text, title: text, value: moneyOrNull })),
  available_points_discount: number,
  points_discount_date: dateOrNull,
  points_discount_value: number,
  cashback_value: number,
  items: list(item),
})

const linesIn = (value: unknown): unknown[] | undefined => {
  const items = (value as { items?: unknown } | null)?.items
  return Array.isArray(items) ? items : undefined
}

const named = orNull(model({ basket_item_id: idOrNull, title: text }))

export const basket: Read<Basket> = (value) => {
  const unreadable = (linesIn(value) ?? [])
    .filter((line) => orNull(item)(line) === null)
    .map((line) => named(line) ?? { basketItemId: null, title: '' })
  const read = fields(value)
  return unreadable.length === 0 ? read : { ...read, hasUnreadable: true, unreadable }
}

/** Reads the answer of a write: null if it is no basket, which then has to be requested. */
export const basketOrNull: Read<Basket | null> = (value) => (linesIn(value) ? orNull(basket)(value) : null)
