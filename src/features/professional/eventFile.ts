import type { IsoDate } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import type { Id } from '#domain/Id'
import { utcParts } from '#domain/dates/utcParts'

/** What takes place at a time: an event, a lecture, a course. */
export interface Occasion {
  id: Id
  title: string
  startsAt: IsoDate | null
  endsAt: IsoDate | null
  place?: string | null
  /** Begins the file's name, in Latin letters. */
  fileName?: string
}

/**
 * Returns the occasion as a calendar file, with an alarm an hour before. Each calendar shows the moment in its own time
 * zone; a moved occasion keeps its uid.
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
  // It is larger than the page, and few ask for it.
  const { eventInFile } = await import('#parts/lib/eventInFile')
  return eventInFile(`${fileName}-${dayInShop(start)}.ics`, {
    uid: `lens-event-${id}@${location.hostname}`,
    title,
    ...(place && { location: place }),
    start: utcParts(start),
    startInputType: 'utc',
    ...(endsAt === null ? { duration: { hours: 1 } } : { end: utcParts(endsAt), endInputType: 'utc' }),
    alarms: [{ action: 'display', description: title, trigger: { hours: 1, before: true } }],
  })
}
