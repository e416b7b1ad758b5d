import { formatDate } from '../../domain/dates/dates'
import { localRefusal } from '../../domain/localRefusal'
import { addressDescription, addressInOneLine } from '../../domain/postalAddress'
import { inOrderTurn } from './orderQueue'
import type { SubscriptionOrder } from './subscription'
import { useConfirmSubscriptionOrderMutation, useLazyCurrentSubscriptionOrderQuery } from './subscriptionApi'

/** Returns a digest of what the customer confirms, to detect changes by others. */
const agreedIn = (order: SubscriptionOrder): string => {
  const { id, scheduledAt, lenses, additional, recipient, deliveryAddress, totalPrice } = order
  return JSON.stringify([
    id,
    order.hasUnreadable ?? false,
    formatDate(scheduledAt),
    lenses.map(({ eye, offerId, quantity }) => [eye, offerId, quantity]),
    additional.map(({ offerId, title, quantity }) => [offerId ?? title, quantity]),
    recipient && [recipient.name, recipient.phone],
    // Its texts may have been changed under the same id.
    deliveryAddress && [addressInOneLine(deliveryAddress), addressDescription(deliveryAddress)],
    totalPrice,
  ])
}

/**
 * Returns a function that confirms the next order after its edits and a refetch, because nothing can be
 * changed afterwards.
 */
export function useConfirmOrder(): (shown: SubscriptionOrder) => Promise<unknown> {
  const [read] = useLazyCurrentSubscriptionOrderQuery()
  const [confirm] = useConfirmSubscriptionOrderMutation()
  return async (shown) => {
    await inOrderTurn(() => Promise.resolve())
    const now = await read().unwrap()
    if (!now || agreedIn(now) !== agreedIn(shown))
      throw localRefusal('Заказ изменился. Проверьте его и подтвердите ещё раз')
    return confirm().unwrap()
  }
}
