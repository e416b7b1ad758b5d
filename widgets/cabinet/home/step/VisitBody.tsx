import type { Appointment } from '#data/appointments/appointment'
import { formatTime } from '#domain/dates/dates'
import { isInOtherZone } from '#host/page/geolocation'

/** Shows place, specialist and end of the visit. */
export function VisitBody({ visit: { department, specialistName, endsAt } }: { visit: Appointment }) {
  const details = [specialistName, endsAt !== null && `до ${formatTime(endsAt)}`].filter(Boolean).join(', ')
  return (
    <>
      {department && (
        <div>
          <p>{department.name}</p>
          <p className="soft">{department.address}</p>
        </div>
      )}
      <p className="soft">
        {details}
        {isInOtherZone() && `${details ? ', ' : ''}по московскому времени`}
      </p>
    </>
  )
}
