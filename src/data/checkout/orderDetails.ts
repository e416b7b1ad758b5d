import type { ContactDraft } from '../../domain/contact'
import type { OrderDetails } from './orderPlacing'
import type { OrderTerms } from './terms'
import type { useDestination } from './useDestination'

interface ToOrder {
  recipient: ContactDraft
  terms: OrderTerms
  comment?: string
  /** Proof of the confirmation call for the recipient's phone. */
  auth: string | undefined
}

/** Returns the order as shown; undefined until the day and the payment are chosen. */
export function orderDetails(
  { recipient, terms: { day, time, payment }, comment = '', auth }: ToOrder,
  { price, save, check }: ReturnType<typeof useDestination>,
): OrderDetails | undefined {
  if (!day || !payment) return undefined
  const { date } = day
  return {
    recipient: { ...recipient, name: recipient.name.trim() },
    payment,
    date,
    timeFrom: time?.timeFrom ?? null,
    timeTo: time?.timeTo ?? null,
    comment: comment.trim(),
    deliveryPrice: price ?? null,
    saveDelivery: save,
    checkDelivery: () => check({ date, time }),
    ...(auth !== undefined && { auth }),
  }
}
