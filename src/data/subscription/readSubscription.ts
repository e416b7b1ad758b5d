import { subscriptionOrderRecordFields } from '../../api/generated/records/subscriptionOrderRecord'
import { contact } from '../places/readContact'
import type { Read } from '../../api/wire'
import { subscriptionLens } from '../../api/generated/records/subscriptionLens'
import { camelRecord, falseIfUnreadable, list } from '../../api/wire'
import { soldLensParameters } from '../lenses/readLens'
import type { SubscriptionLens, SubscriptionOrder } from './subscription'

const powers = camelRecord(soldLensParameters)

/** A lens with an unreadable power is left out as unreadable: without the power it would look like another. */
const lens: Read<SubscriptionLens> = (value) => {
  powers(value)
  return subscriptionLens(value)
}

const order = camelRecord({
  ...subscriptionOrderRecordFields,
  lenses: list(lens, () => undefined),
  recipient: falseIfUnreadable(contact),
})

const hasQuantity = ({ quantity }: { quantity: number }): boolean => quantity > 0

const countIn = (value: unknown, name: string): number => {
  const lines = (value as Record<string, unknown>)[name]
  return Array.isArray(lines) ? lines.length : -1
}

export const subscriptionOrder: Read<SubscriptionOrder> = (value) => {
  const read = order(value)
  const isWhole =
    [...read.lenses, ...read.additional].every(hasQuantity) &&
    read.lenses.length === countIn(value, 'lenses') &&
    read.additional.length === countIn(value, 'additional')
  return isWhole ? read : { ...read, hasUnreadable: true }
}
