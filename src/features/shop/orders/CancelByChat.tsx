import type { Order } from '#data/orders/order'
import { ChatLink } from '#ui/controls/ChatLink'

/** How an order that is under way is cancelled when no button here can do it. */
export function CancelByChat({ order: { isCancelable, saleType } }: { order: Order }) {
  // Single lenses have a button of their own.
  if (isCancelable && saleType === 'mono') return null
  return (
    <p className="soft">
      Отменить или изменить заказ поможет <ChatLink>чат поддержки</ChatLink>.
    </p>
  )
}
