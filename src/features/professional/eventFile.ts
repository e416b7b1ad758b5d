import type { IsoDate } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import type { Id } from '#domain/Id'

/** An event, a lecture or a course, with the data that a calendar file needs. */
export interface Occasion {
  id: Id
  title: string
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  place?: string | null | false
  /** Beginning of the file name, in Latin letters. */
  fileName?: string
}

/**
 * Returns the event as a calendar file with an alarm an hour before it. A moved event keeps its uid.
 */
export async function eventFile({
  id,
  title,
  startsAt,
  endsAt,
  place,
  fileName = 'meropriyatie',
}: Occasion): Promise<File> {
  const start = startsAt ?? ''
  // The library loads on demand: it is larger than the page, and few specialists need it.
  const { eventInFile, spanOf } = await import('#parts/lib/eventInFile')
  return eventInFile(`${fileName}-${dayInShop(start)}.ics`, {
    uid: `lens-event-${id}@${location.hostname}`,
    title,
    ...(place && { location: place }),
    ...spanOf(start, endsAt),
    alarms: [{ action: 'display', description: title, trigger: { hours: 1, before: true } }],
  })
}
