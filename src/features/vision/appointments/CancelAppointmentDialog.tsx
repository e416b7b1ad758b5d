import { useState } from 'react'
import { toApiError } from '../../../domain/ApiError'
import { formatDayTime } from '../../../domain/dates'
import { sameId } from '../../../domain/Id'
import { wasDone } from '../../../domain/wasDone'
import type { Appointment } from '../../../data/appointments/appointment'
import {
  useCancelAppointmentMutation,
  useLazyAppointmentsQuery,
} from '../../../data/appointments/appointmentsApi'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'

interface CancelAppointmentDialogProps {
  appointment: Appointment
  onDone: () => void
  onClosed: () => void
}

export function CancelAppointmentDialog({ appointment, onDone, onClosed }: CancelAppointmentDialogProps) {
  const { id } = appointment
  const [cancel, { error }] = useCancelAppointmentMutation()
  const [readEntries] = useLazyAppointmentsQuery()
  // Until it is known what became of it, also when the answer got lost.
  const [busy, setBusy] = useState(false)
  const onConfirmed = async () => {
    setBusy(true)
    const result = await cancel(id)
    const isGone = (entries: Appointment[]) =>
      !entries.some((one) => sameId(one.id, id) && one.status.code !== 'cancelled')
    const read = () => readEntries('active')
    if (result.error === undefined || (await wasDone(result.error, read, isGone))) onDone()
    setBusy(false)
  }
  return (
    <ConfirmDialog
      question="Отменить запись?"
      action="Отменить запись"
      cancel="Не отменять"
      busy={busy}
      error={busy || error === undefined ? undefined : toApiError(error).message}
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      {[formatDayTime(appointment.startsAt), appointment.department?.name].filter(Boolean).join(', ')}. Если
      не подходит только время, запись можно перенести.
    </ConfirmDialog>
  )
}
