import { subscriptionOrderRecordFields } from '../../api/generated/records/subscriptionOrderRecord'
import { contact } from '../places/readContact'
import type { Read } from '../../api/wire'
import { camelRecord, nullIfUnreadable } from '../../api/wire'
import type { SubscriptionOrder } from './subscription'

const order = camelRecord({ ...subscriptionOrderRecordFields, recipient: nullIfUnreadable(contact) })

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
