import { formatDayTime, formatDaysUntil, formatWeekday, UNSHOWN_TIME } from '#domain/dates/dates'
import { mapData, remoteData, valueOf } from '#domain/remoteData'
import { isInOtherZone } from '#host/page/geolocation'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { NextCard } from '#ui/NextCard'
import { RouteLink } from './RouteLink'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { isMovable, nextAppointment, upcoming } from '#data/appointments/appointment'

export function NextAppointmentCard() {
  const entries = remoteData(useAppointmentsQuery('active'))
  const next = mapData(entries, (all) => nextAppointment(all) ?? upcoming(all)[0])
  const shown = valueOf(next)
  return (
    <NextCard
      title="Запись в оптике"
      next={next}
      failure="Запись не загрузилась"
      to="/optics/"
      more="Подробнее о записи"
      action={
        shown?.department && (
          <>
            {isMovable(shown) && (
              <ButtonLink variant="secondary" small to={`/optics/?move=${encodeURIComponent(shown.id)}`}>
                Перенести
              </ButtonLink>
            )}
            <RouteLink to={shown.department.coordinates} />
          </>
        )
      }
    >
      {({ startsAt, service, department }) => (
        <>
          <div>
            <p className="key">{formatDayTime(startsAt) || UNSHOWN_TIME}</p>
            {startsAt !== null && (
              <p className="small soft">
                {formatWeekday(startsAt)}, {formatDaysUntil(startsAt)}
                {isInOtherZone() && ', по московскому времени'}
              </p>
            )}
          </div>
          <p className="small">
            {service?.name}
            {department && (
              <>
                <br />
                <span className="soft">
                  {[department.name, department.address].filter(Boolean).join(', ')}
                </span>
              </>
            )}
          </p>
        </>
      )}
    </NextCard>
  )
}
