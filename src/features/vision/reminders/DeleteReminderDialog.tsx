import { formatDate } from '#domain/dates/dates'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'
import type { Reminder } from '#data/reminders/reminder'
import { useDeleteReminderMutation } from '#data/reminders/reminderEditsApi'

interface DeleteReminderDialogProps {
  reminder: Reminder
  onDeleted: () => void
  onCancelled: () => void
}

export function DeleteReminderDialog({ reminder, onDeleted, onCancelled }: DeleteReminderDialogProps) {
  const [remove] = useDeleteReminderMutation()
  return (
    <DeleteDialog
      question="Удалить напоминание?"
      action="Удалить напоминание"
      remove={() => remove(reminder.id)}
      onDeleted={onDeleted}
      onCancelled={onCancelled}
    >
      {[`«${reminder.title}»`, formatDate(reminder.remindAt)].filter(Boolean).join(', ')}.
      {reminder.isActive && ' Если оно нужно позже, поставьте его на паузу.'}
    </DeleteDialog>
  )
}
