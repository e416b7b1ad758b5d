import { useState } from 'react'
import { formatDayTime, type IsoDate } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import { slotStart, type AppointmentSlot, type MovableAppointment } from '#data/appointments/appointment'
import { useLazyAppointmentSlotsQuery, useMoveAppointmentMutation } from '#data/appointments/appointmentsApi'
import { freeSlotAt } from '#data/appointments/freeSlotAt'
import { localRefusal } from '#domain/localRefusal'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { BackLink } from '#ui/controls/BackLink'
import { TimeStep } from './TimeStep'
import { outcome } from './outcome'
import { takenInWords } from './takenInWords'
import { useAppointmentWrite } from './useAppointmentWrite'

interface Chosen {
  slot: AppointmentSlot
  /** The old time at the moment of the choice: the appointment may be refetched while the dialog is open. */
  from: IsoDate | null
  to: IsoDate
}

/** Moves an appointment to another time at the same optician, after a confirmation. */
export function MoveAppointment({
  appointment,
  onMoved,
}: {
  appointment: MovableAppointment
  onMoved: (text: string) => void
}) {
  const { id, startsAt, department } = appointment
  const [chosen, setChosen] = useState<Chosen>()
  const [move] = useMoveAppointmentMutation()
  const [readSlots] = useLazyAppointmentSlotsQuery()
  const run = useAppointmentWrite()
  const onConfirmed = ({ slot, to }: Chosen) =>
    run({
      write: async () => {
        // The dialog may stay open past midnight, when the shop numbers its slots anew (as in `ConfirmStep`).
        const days = await readSlots(department.id).unwrap()
        const free = freeSlotAt(days, slot.id, to)
        if (!free) throw localRefusal(`${takenInWords(days, to)}. Выберите другое`)
        return move({ id, slotId: free.slot.id }).unwrap()
      },
      isDone: (entries) =>
        entries.some((one) => sameId(one.id, id) && Date.parse(one.startsAt ?? '') === Date.parse(to)),
      onDone: (moved) => onMoved(outcome('Запись перенесена', moved?.startsAt, to)),
    })
  return (
    <>
      <BackLink to="/optics/">К записям</BackLink>
      <TimeStep
        title={`Новое время: ${department.name}`}
        departmentId={department.id}
        onChosen={(day, slot) => setChosen({ slot, from: startsAt, to: slotStart(day, slot) })}
      />
      {chosen && (
        <ConfirmDialog
          question="Перенести запись?"
          action="Перенести"
          variant="primary"
          onConfirmed={() => onConfirmed(chosen)}
          onCancelled={() => setChosen(undefined)}
        >
          {chosen.from === null ? (
            'Будет '
          ) : (
            <>
              Было <span className="nowrap">{formatDayTime(chosen.from)}</span>, будет{' '}
            </>
          )}
          <span className="nowrap">{formatDayTime(chosen.to)}</span>.
        </ConfirmDialog>
      )}
    </>
  )
}
