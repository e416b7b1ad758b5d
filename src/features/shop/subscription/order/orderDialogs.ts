import type { SubscriptionOrder } from '#data/subscription/subscription'

/** What the customer is changing, in a dialog of its own. */
export type OrderDialog = 'lenses' | 'goods' | 'recipient' | 'address' | 'confirm'

export interface OrderDialogProps {
  order: SubscriptionOrder
  onClosed: () => void
  /** What was changed, in words: 'Адрес изменён'. */
  onDone: (outcome: string) => void
}
