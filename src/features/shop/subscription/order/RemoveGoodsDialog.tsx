import type { SubscriptionAddition } from '#data/subscription/subscription'
import { useRemoveSubscriptionAdditionalMutation } from '#data/subscription/orderEditsApi'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'

interface RemoveGoodsDialogProps {
  item: SubscriptionAddition
  onRemoved: () => void
  onCancelled: () => void
}

export function RemoveGoodsDialog({ item, onRemoved, onCancelled }: RemoveGoodsDialogProps) {
  const [remove, { isLoading, error }] = useRemoveSubscriptionAdditionalMutation()
  const onConfirmed = async () => {
    const result = await remove(item.id)
    if (!result.error) onRemoved()
  }
  return (
    <ConfirmDialog
      question="Убрать товар из заказа?"
      action="Убрать товар"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
    >
      «{item.title}», {item.quantity}&nbsp;шт. Вернуть его можно кнопкой «Добавить товар».
    </ConfirmDialog>
  )
}
