import { useState } from 'react'
import { toApiError } from '../../../domain/ApiError'
import { formatDayTime, type IsoDate } from '../../../domain/dates'
import { sameId } from '../../../domain/Id'
import { wasDone } from '../../../domain/wasDone'
import { slotStart, type Appointment, type AppointmentSlot } from '../../../data/appointments/appointment'
import {
  useLazyAppointmentsQuery,
  useMoveAppointmentMutation,
} from '../../../data/appointments/appointmentsApi'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { TextLink } from '../../../ui/TextLink'
import { TimeStep } from './TimeStep'

interface Chosen {
  slot: AppointmentSlot
  /** As it was when the new time was chosen: it is read again while the question stands. */
  from: IsoDate | null
  to: IsoDate
}

/** Another time at the same optician, after a question. */
export function MoveAppointment({ appointment, onMoved }: { appointment: Appointment; onMoved: () => void }) {
  const { id, startsAt, department } = appointment
  const [chosen, setChosen] = useState<Chosen>()
  const [move, { error, reset }] = useMoveAppointmentMutation()
  const [readEntries] = useLazyAppointmentsQuery()
  // Until it is known what became of it, also when the answer got lost.
  const [busy, setBusy] = useState(false)
  if (!department) return null
  const onConfirmed = async () => {
    if (!chosen) return
    setBusy(true)
    const result = await move({ id, slotId: chosen.slot.id })
    const isMoved = (entries: Appointment[]) =>
      entries.some((one) => sameId(one.id, id) && Date.parse(one.startsAt ?? '') === Date.parse(chosen.to))
    const read = () => readEntries('active')
    if (result.error === undefined || (await wasDone(result.error, read, isMoved))) onMoved()
    setBusy(false)
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
          setChosen({ slot, from: startsAt, to: slotStart(day, slot) })
        }}
      />
      {chosen && (
        <ConfirmDialog
          question="Перенести запись?"
          action="Перенести"
          variant="primary"
          busy={busy}
          error={busy || error === undefined ? undefined : toApiError(error).message}
          onConfirmed={onConfirmed}
          onCancelled={() => setChosen(undefined)}
        >
          Было {formatDayTime(chosen.from)}, будет {formatDayTime(chosen.to)}.
        </ConfirmDialog>
      )}
    </>
  )
}
