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
  model,
  neededPrice,
  number,
  orNull,
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

export const subscription: Read<Subscription> = model({
  id,
  status,
  subscription_type_id: idOrNull,
  delivery_period: orNull(deliveryPeriod),
  next_order_at: dateOrNull,
  is_cancelable: flag,
})

export const subscriptionType: Read<SubscriptionType> = model({
  id,
  title: text,
  delivery_period: orNull(deliveryPeriod),
  discount_percent: number,
})

const subscriptionLens: Read<SubscriptionLens> = model({
  ...lensFields,
  offer_id: id,
  quantity: number,
  price: neededPrice,
})

const addition: Read<SubscriptionAddition> = model({
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

const order = model({
  id,
  ...scheduled,
  recipient: orNull(contact),
  delivery_address: orNull(address),
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

export const subscriptionPreview: Read<SubscriptionPreview> = model({
  subscription,
  ...scheduled,
  items_count: number,
})
