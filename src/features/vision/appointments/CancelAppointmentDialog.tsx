import { sentence } from '#domain/text/sentence'
import { formatDayTime } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import { isDeleted } from '#domain/wasDone'
import { isMovable, type Appointment } from '#data/appointments/appointment'
import { useCancelAppointmentMutation } from '#data/appointments/appointmentsApi'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { useAppointmentWrite } from './useAppointmentWrite'

interface CancelAppointmentDialogProps {
  appointment: Appointment
  onDone: () => void
  onClosed: () => void
}

export function CancelAppointmentDialog({ appointment, onDone, onClosed }: CancelAppointmentDialogProps) {
  const { id, startsAt, department } = appointment
  const what = [formatDayTime(startsAt), department?.name].filter(Boolean).join(', ')
  const [cancel] = useCancelAppointmentMutation()
  const run = useAppointmentWrite()
  const onConfirmed = () =>
    run({
      write: async () => {
        const { error }: { error?: unknown } = await cancel(id)
        // An already deleted appointment counts as success: another tab has cancelled it.
        if (!isDeleted(error)) throw error
      },
      isDone: (entries) => !entries.some((one) => sameId(one.id, id) && one.status.code !== 'cancelled'),
      onDone,
    })
  return (
    <ConfirmDialog
      question="Отменить запись?"
      action="Отменить запись"
      cancel="Не отменять"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      {sentence(what)}
      {isMovable(appointment) && ' Если не подходит только время, запись можно перенести.'}
    </ConfirmDialog>
  )
}
