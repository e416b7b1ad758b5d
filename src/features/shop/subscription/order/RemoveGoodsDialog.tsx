import { titleInWords } from '#domain/text/titleInWords'
import type { SubscriptionAddition } from '#data/subscription/subscription'
import { useRemoveSubscriptionAdditionalMutation } from '#data/subscription/orderEditsApi'
import { amountInWords } from '#domain/numbers/counts'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'

interface RemoveGoodsDialogProps {
  item: SubscriptionAddition
  onRemoved: () => void
  onCancelled: () => void
}

export function RemoveGoodsDialog({ item, onRemoved, onCancelled }: RemoveGoodsDialogProps) {
  const [remove] = useRemoveSubscriptionAdditionalMutation()
  return (
    <DeleteDialog
      question="Убрать товар из заказа?"
      action="Убрать товар"
      remove={() => remove(item.id)}
      onDeleted={onRemoved}
      onCancelled={onCancelled}
    >
      {[`«${titleInWords(item)}»`, amountInWords(item.quantity, 'шт')].filter(Boolean).join(', ')}. Вернуть
      его можно кнопкой «Добавить товар».
    </DeleteDialog>
  )
}
