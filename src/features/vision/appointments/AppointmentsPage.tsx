import { useChange } from '#ui/lib/useChange'
import { Activity, useState, type ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sameId } from '#domain/Id'
import {
  isMovable,
  slotStart,
  type AppointmentDay,
  type AppointmentSlot,
} from '#data/appointments/appointment'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { FormStyles } from '#forms/FormStyles'
import { Notice } from '#ui/states/Notice'
import { Steps } from '#ui/Steps'
import { StyleSheet } from '#ui/StyleSheet'
import { BackLink } from '#ui/controls/BackLink'
import css from './appointments.css'
import { AppointmentsList } from './AppointmentsList'
import { ConfirmStep } from './ConfirmStep'
import { MoveAppointment } from './MoveAppointment'
import { outcome } from './outcome'
import { PlaceStep } from './PlaceStep'
import { PlaceSummary } from './PlaceSummary'
import { TimeStep } from './TimeStep'

/**
 * Shows 'Запись в оптике'. The URL holds the choices, so that Back and a reload keep them: '?book', then
 * '?department=11' with '&day=2026-11-26', then '&slot=302&at=…'; '?move=701' moves an appointment. Only the list
 * is rendered before React.
 */
export const AppointmentsPage = () => (
  <div className="booking">
    <StyleSheet href={css} />
    <FormStyles />
    {BEFORE_REACT ? <AppointmentsList done="" onDone={() => undefined} /> : <CurrentView />}
  </div>
)

function CurrentView() {
  const [query, setQuery] = useSearchParams()
  const [done, setDone] = useState('')
  const { data: entries } = useAppointmentsQuery('active')
  const departmentId = query.get('department')
  const movedId = query.get('move')
  const moved = entries?.filter(isMovable).find(({ id }) => sameId(id, movedId))
  const onDone = (text: string) => {
    setDone(text)
    setQuery({}, { replace: true })
  }
  const isBooking = query.has('book') || departmentId !== null
  const isList = !moved && !isBooking
  // What the list said is over once the customer leaves it.
  useChange(isList, () => !isList && setDone(''))
  if (moved) return <MoveAppointment appointment={moved} onMoved={onDone} />
  if (isBooking)
    return (
      <Booking onBooked={(startsAt, chosen) => onDone(outcome('Вы записаны. Ждём вас!', startsAt, chosen))} />
    )
  return (
    <>
      {movedId !== null && entries !== undefined && (
        <Notice>Перенести эту запись нельзя. Возможно, она уже отменена</Notice>
      )}
      <AppointmentsList done={done} onDone={setDone} />
    </>
  )
}

function Booking({ onBooked }: Pick<ComponentProps<typeof ConfirmStep>, 'onBooked'>) {
  const [query, setQuery] = useSearchParams()
  const departmentId = query.get('department')
  const slotId = query.get('slot')
  const isSearch = departmentId === null
  const [wasSearched, setSearched] = useState(isSearch)
  if (isSearch && !wasSearched) setSearched(true)
  const onTimeChosen = (day: AppointmentDay, slot: AppointmentSlot) =>
    setQuery({ department: departmentId ?? '', slot: String(slot.id), at: slotStart(day, slot) })
  return (
    <>
      <BackLink to="/optics/">К записям</BackLink>
      <Steps
        label="Запись"
        current={isSearch ? 0 : slotId === null ? 1 : 2}
        steps={[
          { label: 'Где', isCompleted: !isSearch },
          { label: 'Когда', isCompleted: slotId !== null },
          { label: 'Подтверждение', isCompleted: false },
        ]}
      />
      {wasSearched && (
        // The hidden step keeps search, list and map, so that Back shows them unchanged.
        <Activity mode={isSearch ? 'visible' : 'hidden'}>
          <PlaceStep
            onChosen={(id) => setQuery({ department: String(id) })}
            onTimeChosen={({ place, slot, at }) =>
              setQuery({ department: String(place.id), slot: String(slot.id), at })
            }
          />
        </Activity>
      )}
      {departmentId !== null && slotId === null && (
        <>
          <PlaceSummary id={departmentId} />
          <TimeStep title="Выберите время" departmentId={departmentId} onChosen={onTimeChosen} />
        </>
      )}
      {departmentId !== null && slotId !== null && (
        <ConfirmStep
          departmentId={departmentId}
          slotId={slotId}
          at={query.get('at') ?? ''}
          onTimeChosen={onTimeChosen}
          onBooked={onBooked}
        />
      )}
    </>
  )
}
