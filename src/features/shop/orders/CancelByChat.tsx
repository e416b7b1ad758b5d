import type { Order } from '#data/orders/order'
import { ChatLink } from '#ui/controls/ChatLink'

/** Explains how to cancel an active order that no button here can cancel. */
export function CancelByChat({ order: { number, isCancelable, saleType } }: { order: Order }) {
  // Orders of single lenses have a button of their own.
  if (isCancelable && saleType === 'mono') return null
  return (
    <p className="soft">
      Отменить или изменить заказ поможет <ChatLink about={`Заказ № ${number}`}>чат поддержки</ChatLink>.
    </p>
  )
}
