import { useState } from 'react'
import { toApiError } from '../../../domain/ApiError'
import { formatDayTime } from '../../../domain/dates'
import {
  slotStart,
  type Appointment,
  type AppointmentDay,
  type AppointmentSlot,
} from '../../../data/appointments/appointment'
import { useMoveAppointmentMutation } from '../../../data/appointments/appointmentsApi'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { TextLink } from '../../../ui/TextLink'
import { TimeStep } from './TimeStep'

/** Another time at the same optician, after a question. */
export function MoveAppointment({ appointment, onMoved }: { appointment: Appointment; onMoved: () => void }) {
  const { id, startsAt, department } = appointment
  const [chosen, setChosen] = useState<{ day: AppointmentDay; slot: AppointmentSlot }>()
  const [move, { isLoading, error, reset }] = useMoveAppointmentMutation()
  if (!department) return null
  const onConfirmed = async () => {
    if (!chosen) return
    const result = await move({ id, slotId: chosen.slot.id })
    if (!result.error) onMoved()
  }
  return (
    <>
      <div>
        <TextLink to="/optics/" before="left">
          К записям
        </TextLink>
      </div>
      <TimeStep
        title={`Новое время: ${department.name}`}
        departmentId={department.id}
        onChosen={(day, slot) => {
          reset()
          setChosen({ day, slot })
        }}
      />
      {chosen && (
        <ConfirmDialog
          question="Перенести запись?"
          action="Перенести"
          variant="primary"
          busy={isLoading}
          error={error && toApiError(error).message}
          onConfirmed={onConfirmed}
          onCancelled={() => setChosen(undefined)}
        >
          Было {formatDayTime(startsAt)}, будет {formatDayTime(slotStart(chosen.day, chosen.slot))}.
        </ConfirmDialog>
      )}
    </>
  )
}
