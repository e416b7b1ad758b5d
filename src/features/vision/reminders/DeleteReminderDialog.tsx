import { FailureText } from '#ui/states/FailureText'
import { formatDate } from '#domain/dates/dates'
import { isDeleted } from '#domain/wasDone'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import type { Reminder } from '#data/reminders/reminder'
import { useDeleteReminderMutation } from '#data/reminders/reminderEditsApi'

interface DeleteReminderDialogProps {
  reminder: Reminder
  onDeleted: () => void
  onCancelled: () => void
}

export function DeleteReminderDialog({ reminder, onDeleted, onCancelled }: DeleteReminderDialogProps) {
  const [remove, { isLoading, error }] = useDeleteReminderMutation()
  const onConfirmed = async () => {
    const { error } = await remove(reminder.id)
    if (isDeleted(error)) onDeleted()
  }
  return (
    <ConfirmDialog
      question="Удалить напоминание?"
      action="Удалить напоминание"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
    >
      {[`«${reminder.title}»`, formatDate(reminder.remindAt)].filter(Boolean).join(', ')}. Если оно нужно
      позже, поставьте его на паузу.
    </ConfirmDialog>
  )
}
