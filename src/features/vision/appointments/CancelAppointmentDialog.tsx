import { toApiError } from '../../../domain/ApiError'
import { formatDayTime } from '../../../domain/dates'
import type { Appointment } from '../../../data/appointments/appointment'
import { useCancelAppointmentMutation } from '../../../data/appointments/appointmentsApi'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'

interface CancelAppointmentDialogProps {
  appointment: Appointment
  onDone: () => void
  onClosed: () => void
}

export function CancelAppointmentDialog({ appointment, onDone, onClosed }: CancelAppointmentDialogProps) {
  const [cancel, { isLoading, error }] = useCancelAppointmentMutation()
  const onConfirmed = async () => {
    const result = await cancel(appointment.id)
    if (!result.error) onDone()
  }
  return (
    <ConfirmDialog
      question="Отменить запись?"
      action="Отменить запись"
      cancel="Не отменять"
      busy={isLoading}
      error={error && toApiError(error).message}
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      {[formatDayTime(appointment.startsAt), appointment.department?.name].filter(Boolean).join(', ')}. Если
      не подходит только время, запись можно перенести.
    </ConfirmDialog>
  )
}
