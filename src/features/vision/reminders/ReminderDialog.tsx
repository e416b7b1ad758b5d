import { sameId } from '#domain/Id'
import { Skeleton } from '#ui/states/Skeleton'
import { Dialog } from '#ui/dialogs/Dialog'
import type { RemoteData } from '#domain/remoteData'
import { Loaded } from '#ui/states/Loaded'
import type { RemindedProduct, Reminder } from '#data/reminders/reminder'
import { ReminderForm } from './ReminderForm'

interface ReminderDialogProps {
  reminder: Reminder | undefined
  products: RemoteData<RemindedProduct[]>
  onSaved: () => void
  onClosed: () => void
}

/** Creates a reminder, or edits one. */
export function ReminderDialog({ reminder, products, onSaved, onClosed }: ReminderDialogProps) {
  return (
    <Dialog title={reminder ? 'Изменение напоминания' : 'Новое напоминание'} onClosed={onClosed}>
      <div className="flat">
        <Loaded
          query={products}
          failure="Список линз не загрузился"
          skeleton={<Skeleton label="Загружаем список линз" heights={[48, 48, 48, 72, 72]} />}
        >
          {(all) => (
            <ReminderForm reminder={reminder} products={withProductOf(reminder, all)} onSaved={onSaved} />
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

/** Returns the products together with that of the reminder, which may no longer be sold. */
function withProductOf(reminder: Reminder | undefined, products: RemindedProduct[]): RemindedProduct[] {
  if (!reminder || products.some(({ id }) => sameId(id, reminder.productId))) return products
  return [{ id: reminder.productId, title: reminder.title, isMine: true, wear: undefined }, ...products]
}
