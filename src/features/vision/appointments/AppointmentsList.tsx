import { useState } from 'react'
import { formatDate } from '#domain/dates/dates'
import { remoteData } from '#domain/remoteData'
import { upcoming, type Appointment } from '#data/appointments/appointment'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { useVisitsQuery } from '#data/fittings/fittingsApi'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { DoneNotice } from '#ui/states/DoneNotice'
import { EmptyState } from '#ui/states/EmptyState'
import { LoadedCard } from '#ui/LoadedCard'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { Skeleton } from '#ui/states/Skeleton'
import { TextLink } from '#ui/controls/TextLink'
import { AppointmentItem } from './AppointmentItem'
import { CancelAppointmentDialog } from './CancelAppointmentDialog'

/**
 * Lists the upcoming appointments and past visits. `done` is the message about the last action, '' for none;
 * it is shown above the list.
 */
export function AppointmentsList({ done, onDone }: { done: string; onDone: (done: string) => void }) {
  const entries = useAppointmentsQuery('active')
  const [cancelled, setCancelled] = useState<Appointment>()
  const onCancel = (appointment: Appointment) => {
    // Otherwise a second cancellation would not be announced.
    onDone('')
    setCancelled(appointment)
  }
  return (
    <>
      {done !== '' && <DoneNotice>{done}</DoneNotice>}
      <Loaded
        query={entries}
        failure="Записи не загрузились"
        skeleton={
          <Card title="Ваши записи">
            <Skeleton label="Загружаем записи" heights={[32, 20, 24, 48, 20, 24, 48]} />
          </Card>
        }
        isEmpty={(all) => upcoming(all).length === 0}
        empty={
          <EmptyState title="Записей нет" action={<ButtonLink to="/optics/?book=">Записаться</ButtonLink>}>
            Зрение и линзы советуют проверять раз в полгода.
          </EmptyState>
        }
      >
        {(all) => (
          <Card
            title="Ваши записи"
            action={
              <ButtonLink variant="secondary" small to="/optics/?book=">
                Записаться
              </ButtonLink>
            }
          >
            <ShowMore items={upcoming(all)} step={5} keyOf={({ id }) => id}>
              {(appointment) => (
                <AppointmentItem appointment={appointment} onCancel={() => onCancel(appointment)} />
              )}
            </ShowMore>
          </Card>
        )}
      </Loaded>
      <PastVisits />
      {cancelled && (
        <CancelAppointmentDialog
          appointment={cancelled}
          onDone={() => {
            setCancelled(undefined)
            onDone('Запись отменена')
          }}
          onClosed={() => setCancelled(undefined)}
        />
      )}
    </>
  )
}

function PastVisits() {
  const visits = remoteData(useVisitsQuery())
  // Most customers have no past visits, so nothing reserves space for them while they load.
  if (visits.state === 'waiting') return null
  return (
    <LoadedCard isOptional title="Прошедшие визиты" query={visits} failure="Визиты не загрузились">
      {(all) => (
        <ShowMore items={all} step={5} keyOf={({ id }) => id}>
          {({ department, visitedAt, review }) => (
            <div className="item">
              <span className="item__main">
                <span className="strong">{department?.name ?? 'Оптика'}</span>
                <span className="small soft">{formatDate(visitedAt)}</span>
              </span>
              {review === null && department && (
                <TextLink to={`/feedback/?review=department-${department.id}`} after="right">
                  Отзыв<span className="visually-hidden"> о визите: {department.name}</span>
                </TextLink>
              )}
            </div>
          )}
        </ShowMore>
      )}
    </LoadedCard>
  )
}
