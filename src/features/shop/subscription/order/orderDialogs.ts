import type { SubscriptionOrder } from '#data/subscription/subscription'

/** The dialogs in which the customer changes an order. */
export type OrderDialog = 'lenses' | 'ownLenses' | 'goods' | 'recipient' | 'address' | 'confirm'

export interface OrderDialogProps {
  order: SubscriptionOrder
  onClosed: () => void
  /** Receives the message about the result: 'Адрес изменён'. */
  onDone: (outcome: string) => void
}
