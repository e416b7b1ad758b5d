import { addressInOneLine } from '#domain/postalAddress'
import { count } from '#domain/numbers/counts'
import { formatDay } from '#domain/dates/dates'
import { formatMoney } from '#domain/numbers/money'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import type { OrderDialogProps } from './orderDialogs'
import { itemsCount } from '#data/subscription/editedOrder'
import { useConfirmOrder } from '#data/subscription/useConfirmOrder'

/** Shows the order once more before it is confirmed, because afterwards nothing can be changed. */
export function ConfirmOrderDialog({ order, onClosed, onDone }: OrderDialogProps) {
  const confirm = useConfirmOrder()
  const onConfirmed = async () => {
    await confirm(order)
    onDone('Заказ подтверждён. Следить за ним можно в разделе «Заказы»')
  }
  const { deliveryAddress, totalPrice, scheduledAt } = order
  const facts = [
    count(itemsCount(order), ['товар', 'товара', 'товаров']),
    totalPrice && formatMoney(totalPrice),
    deliveryAddress && addressInOneLine(deliveryAddress),
  ]
  return (
    <ConfirmDialog
      question={`Подтвердить заказ${scheduledAt === null ? '' : ` на ${formatDay(scheduledAt)}`}?`}
      action="Подтвердить заказ"
      variant="primary"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      <p>{facts.filter(Boolean).join(', ')}.</p>
      <p>После подтверждения состав, получателя и адрес уже не изменить.</p>
    </ConfirmDialog>
  )
}
