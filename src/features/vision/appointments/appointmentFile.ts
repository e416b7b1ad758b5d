import type { Appointment } from '#data/appointments/appointment'
import { dayInShop } from '#domain/dates/days'

/**
 * Returns the appointment as a calendar file with an alarm two hours before it. A moved appointment keeps its
 * uid.
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
  const { eventInFile, spanOf } = await import('#parts/lib/eventInFile')
  return eventInFile(`zapis-${dayInShop(start)}.ics`, {
    uid: `lens-appointment-${id}@${location.hostname}`,
    title: service?.name || 'Визит в оптику',
    location: [department?.name, department?.address].filter(Boolean).join(', '),
    ...spanOf(start, endsAt),
    alarms: [{ action: 'display', description: 'Визит в оптику', trigger: { hours: 2, before: true } }],
  })
}
