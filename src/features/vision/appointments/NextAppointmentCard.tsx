import { formatDayTime, formatDaysUntil, formatWeekday } from '#domain/dates/dates'
import { isInOtherZone } from '#host/page/geolocation'
import { NextCard } from '#ui/NextCard'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { nextAppointment, upcoming } from '#data/appointments/appointment'

/** Shows the next appointment. */
export function NextAppointmentCard() {
  const entries = useAppointmentsQuery('active')
  const all = entries.data ?? []
  return (
    <NextCard
      title="Запись в оптике"
      query={entries}
      next={nextAppointment(all) ?? upcoming(all)[0]}
      failure="Запись не загрузилась"
      to="/optics/"
      more="Подробнее о записи"
    >
      {({ startsAt, service, department }) => (
        <>
          <div>
            <p className="key">{formatDayTime(startsAt) || 'Время уточнит оптика'}</p>
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
