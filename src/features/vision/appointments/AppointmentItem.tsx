import { formatDayTime, formatDaysUntil, formatWeekday, UNSHOWN_TIME } from '#domain/dates/dates'
import { isMovable, type Appointment } from '#data/appointments/appointment'
import { isInOtherZone } from '#host/page/geolocation'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { CalendarButton } from '#parts/CalendarButton'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { PhoneLink } from '#ui/controls/PhoneLink'
import { appointmentFile } from './appointmentFile'
import { RouteLink } from './RouteLink'

interface AppointmentItemProps {
  appointment: Appointment
  onCancel: () => void
}

/**
 * Shows one upcoming appointment with its place, the directions, a note on what to bring, and its actions.
 */
export function AppointmentItem({ appointment, onCancel }: AppointmentItemProps) {
  const { id, status, startsAt, service, department, specialistName, isCancelable } = appointment
  const whose = <span className="visually-hidden">: {formatDayTime(startsAt)}</span>
  return (
    <article className="appointment">
      <div className="row appointment__head">
        <h3 className="key">{formatDayTime(startsAt) || UNSHOWN_TIME}</h3>
        <Badge
          icon={status.code === 'active' ? 'check' : 'clock'}
          tone="active"
          label={status.label || (status.code === 'active' ? 'Запись подтверждена' : '')}
        />
      </div>
      {startsAt !== null && (
        <p className="small soft">
          {formatWeekday(startsAt)}, {formatDaysUntil(startsAt)}
          {isInOtherZone() && ', по московскому времени'}
        </p>
      )}
      <p>{[service?.name, specialistName].filter(Boolean).join(', ')}</p>
      {department && (
        <p>
          {department.name}
          <br />
          <span className="soft">{department.address}</span>
        </p>
      )}
      <p className="small soft">
        Возьмите с собой свои линзы или очки, упаковку от линз и прошлый рецепт. За час до проверки линзы
        лучше снять.
      </p>
      <div className="row">
        {department && <PhoneLink phone={department.phone} />}
        {department && <RouteLink to={department.coordinates} />}
      </div>
      <div className="row">
        {isMovable(appointment) && (
          <ButtonLink variant="secondary" small to={`/optics/?move=${encodeURIComponent(id)}`}>
            Перенести{whose}
          </ButtonLink>
        )}
        {startsAt !== null && (
          <CalendarButton variant="quiet" small makeFile={() => appointmentFile(appointment)}>
            {whose}
          </CalendarButton>
        )}
        {isCancelable && (
          <Button variant="quiet" small onClick={onCancel}>
            Отменить{whose}
          </Button>
        )}
      </div>
    </article>
  )
}
