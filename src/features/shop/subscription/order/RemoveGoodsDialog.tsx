import type { SubscriptionAddition } from '#data/subscription/subscription'
import { useRemoveSubscriptionAdditionalMutation } from '#data/subscription/orderEditsApi'
import { amountInWords } from '#domain/numbers/counts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'

interface RemoveGoodsDialogProps {
  item: SubscriptionAddition
  onRemoved: () => void
  onCancelled: () => void
}

export function RemoveGoodsDialog({ item, onRemoved, onCancelled }: RemoveGoodsDialogProps) {
  const [remove] = useRemoveSubscriptionAdditionalMutation()
  const onConfirmed = async () => {
    await remove(item.id).unwrap()
    onRemoved()
  }
  return (
    <ConfirmDialog
      question="Убрать товар из заказа?"
      action="Убрать товар"
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
    >
      {[`«${item.title}»`, amountInWords(item.quantity, 'шт')].filter(Boolean).join(', ')}. Вернуть его можно
      кнопкой «Добавить товар».
    </ConfirmDialog>
  )
}
