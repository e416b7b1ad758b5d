import type { Appointment } from '#data/appointments/appointment'
import { utcParts } from '#domain/dates/utcParts'

/**
 * Returns the appointment as a calendar file with an alarm two hours before it. The times are in UTC, so that
 * each calendar shows them in its own time zone. A moved appointment keeps its uid.
 */
export async function appointmentFile({
  id,
  startsAt,
  endsAt,
  service,
  department,
}: Appointment): Promise<File> {
  const start = startsAt ?? ''
  // The library loads on demand: it is larger than the page, and few customers need it.
  const { eventInFile } = await import('#parts/lib/eventInFile')
  return eventInFile(`zapis-${start.slice(0, 10)}.ics`, {
    uid: `lens-appointment-${id}@${location.hostname}`,
    title: service?.name || 'Визит в оптику',
    location: [department?.name, department?.address].filter(Boolean).join(', '),
    start: utcParts(start),
    startInputType: 'utc',
    ...(endsAt === null ? { duration: { hours: 1 } } : { end: utcParts(endsAt), endInputType: 'utc' }),
    alarms: [{ action: 'display', description: 'Визит в оптику', trigger: { hours: 2, before: true } }],
  })
}
