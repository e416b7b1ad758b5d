import { address } from '../addresses/readAddress'
import { lensFields } from '../lenses/readLens'
import { contact } from '../places/readContact'
import { deliveryPeriod } from './readPeriod'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  id,
  idOrNull,
  list,
  camelRecord,
  neededPrice,
  number,
  nullIfUnreadable,
  status,
  text,
  textOrNull,
  numberText,
} from '../../api/wire'
import type {
  Subscription,
  SubscriptionAddition,
  SubscriptionLens,
  SubscriptionOrder,
  SubscriptionPreview,
  SubscriptionType,
} from './subscription'

export const subscription: Read<Subscription> = camelRecord({
  id,
  status,
  subscription_type_id: idOrNull,
  delivery_period: nullIfUnreadable(deliveryPeriod),
  next_order_at: dateOrNull,
  is_cancelable: flag,
})

export const subscriptionType: Read<SubscriptionType> = camelRecord({
  id,
  title: text,
  delivery_period: nullIfUnreadable(deliveryPeriod),
  discount_percent: number,
})

const subscriptionLens: Read<SubscriptionLens> = camelRecord({
  ...lensFields,
  offer_id: id,
  quantity: number,
  price: neededPrice,
})

const addition: Read<SubscriptionAddition> = camelRecord({
  id,
  offer_id: idOrNull,
  title: text,
  picture: textOrNull,
  quantity: number,
  price: neededPrice,
})

/** Fields that an order and its preview share. */
const scheduled = {
  number: numberText,
  scheduled_at: dateOrNull,
  edit_until: dateOrNull,
  is_confirmed: flag,
  total_price: neededPrice,
}

const order = camelRecord({
  id,
  ...scheduled,
  recipient: nullIfUnreadable(contact),
  delivery_address: nullIfUnreadable(address),
  lenses: list(subscriptionLens),
  additional: list(addition),
  discount_value: number,
  points: number,
})

const countIn = (value: unknown, name: string): number => {
  const lines = (value as Record<string, unknown>)[name]
  return Array.isArray(lines) ? lines.length : -1
}

export const subscriptionOrder: Read<SubscriptionOrder> = (value) => {
  const read = order(value)
  const isWhole =
    read.lenses.length === countIn(value, 'lenses') && read.additional.length === countIn(value, 'additional')
  return isWhole ? read : { ...read, hasUnreadable: true }
}

export const subscriptionPreview: Read<SubscriptionPreview> = camelRecord({
  subscription,
  ...scheduled,
  items_count: number,
})
