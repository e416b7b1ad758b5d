import { basketDiscount } from '../../api/generated/records/basketDiscount'
import { address } from '../../api/generated/records/address'
import { contact } from '../places/readContact'
import { deliveryPeriod } from '../subscription/readPeriod'
import type { Money } from '../../domain/numbers/money'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  eachOf,
  falseIfUnreadable,
  flag,
  givenNumber,
  givenText,
  id,
  idOrNull,
  isAbsent,
  list,
  mapped,
  camelRecord,
  money,
  moneyOrNull,
  neededPrice,
  number,
  numberOrNull,
  oneOf,
  nullIfUnreadable,
  priceOrNull,
  record,
  text,
  texts,
  unlessEmpty,
  unreadable,
} from '../../api/wire'
import { readAnswer } from '../../api/unreadable'
import type { Basket, BasketItem, UnreadableItem } from './basket'

const picture = record({ '1x': givenText, '2x': text, '3x': text })

/** A line without a name or a quantity cannot be shown, so it cannot be bought. */
const name: Read<string> = mapped(id, String)
const positive: Read<number> = (value) => {
  const found = givenNumber(value)
  if (found > 0) return found
  throw new TypeError('unreadable answer')
}

/**
 * An absent price is shown as such; a price that is present but unreadable makes its line, or the basket,
 * unreadable.
 */
const linePrice: Read<Money | null> = (value) => (isAbsent(value) ? neededPrice : money)(value)

const item: Read<BasketItem> = camelRecord({
  basket_item_id: id,
  product_id: idOrNull,
  pack_id: idOrNull,
  offer_id: idOrNull,
  additional_card_id: idOrNull,
  title: name,
  code: text,
  picture: nullIfUnreadable(record({ default: picture, webp: picture })),
  types: texts,
  quantity: positive,
  points: number,
  price: linePrice,
  price_without_discount: priceOrNull,
  cashback_percent_value: number,
})

const isItem = (line: BasketItem | UnreadableItem): line is BasketItem => 'quantity' in line

const lines: Read<(BasketItem | UnreadableItem)[]> = (value) => {
  if (!Array.isArray(value)) throw unreadable(value, 'list')
  return eachOf(item, value).map((line, index) => line ?? named(value[index]))
}

const fields = camelRecord({
  delivery_address: nullIfUnreadable(address),
  customer: nullIfUnreadable(contact),
  recipient: nullIfUnreadable(contact),
  is_purchase_available: flag,
  subscription_type_id: unlessEmpty(id),
  delivery_period: unlessEmpty(deliveryPeriod),
  // Without the total the basket would look free of charge.
  total_price: linePrice,
  total_points: number,
  currency: text,
  sale_type: nullIfUnreadable(oneOf('eshop', 'mono')),
  min_order_price: moneyOrNull,
  max_order_items_count: numberOrNull,
  subscription_total_price: moneyOrNull,
  subscription_discount: moneyOrNull,
  promo_code: unlessEmpty(name),
  promo_code_excess: moneyOrNull,
  discounts: list(basketDiscount),
  available_points_discount: number,
  points_discount_date: dateOrNull,
  points_discount_value: mapped(falseIfUnreadable(givenNumber), (points) => points ?? 0),
  cashback_value: number,
  items: lines,
})

const linesIn = (value: unknown): unknown[] | undefined => {
  const items = (value as { items?: unknown } | null)?.items
  return Array.isArray(items) ? items : undefined
}

/** Reads what is readable of a broken line. */
function named(line: unknown): UnreadableItem {
  const { basket_item_id: itemId, title } = Object(line) as Record<string, unknown>
  return {
    basketItemId: typeof itemId === 'number' || (typeof itemId === 'string' && itemId !== '') ? itemId : null,
    title: typeof title === 'string' ? title : '',
  }
}

export const basket: Read<Basket> = (value) => {
  const { items: lines, ...read } = fields(value)
  const items = lines.flatMap((line) => (isItem(line) ? [line] : []))
  const unreadable = lines.flatMap((line) => (isItem(line) ? [] : [line]))
  return unreadable.length === 0 ? { ...read, items } : { ...read, items, hasUnreadable: true, unreadable }
}

/**
 * Reads a basket and reports its unreadable fields.
 * @param call named in the report when the answer is not an object
 */
export const basketIn = (value: unknown, call?: string): Basket => readAnswer(basket, value, call)

/** Reads the answer of a write; null if it is not a basket, which then has to be requested. */
export const basketOrNull: Read<Basket | null> = (value) =>
  linesIn(value) ? nullIfUnreadable(basketIn)(value) : null
