import { createEvent, type EventAttributes } from 'ics'
import { endOf, hasTime, type IsoDate } from '#domain/dates/dates'
import { addDays } from '#domain/dates/days'
import { dayParts, utcParts } from '#domain/dates/utcParts'

/** RFC 5545, 3.1: a line has at most 75 octets, and a continuation line starts with a space. */
const LONGEST = 75

/**
 * Returns an event as a calendar file. The library counts characters instead of octets, which makes Russian
 * lines twice as long, and does not escape the text of an alarm.
 */
export function eventInFile(name: string, event: EventAttributes): File {
  const { value, error } = createEvent({
    productId: 'lens-widgets',
    ...event,
    ...(event.alarms && {
      alarms: event.alarms.map((alarm) => ({
        ...alarm,
        ...(alarm.description && { description: alarm.description.replace(/[\\;,]/g, String.raw`\$&`) }),
      })),
    }),
  })
  if (!value) throw error ?? new Error('no calendar file')
  const lines = value.replaceAll('\r\n\t', '').split('\r\n').map(fold)
  return new File([lines.join('\r\n')], name, { type: 'text/calendar;charset=utf-8' })
}

/**
 * Returns when an event takes place. The times are in UTC, so that each calendar shows them in its own time
 * zone; a day without a time is a whole day. An event takes an hour if its end is not known or not after its
 * beginning, which calendars refuse.
 */
export function spanOf(startsAt: IsoDate, endsAt: IsoDate | null) {
  const end = endOf(endsAt)
  const isKnown = end > endOf(startsAt)
  if (!hasTime(startsAt)) {
    const last = isKnown && endsAt !== null ? endsAt : startsAt
    return { start: dayParts(startsAt), end: dayParts(addDays(last, 1)) }
  }
  return {
    start: utcParts(startsAt),
    startInputType: 'utc' as const,
    ...(isKnown ? { end: utcParts(end), endInputType: 'utc' as const } : { duration: { hours: 1 } }),
  }
}

function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let room = LONGEST
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (length > room) {
      folded += '\r\n '
      room = LONGEST - 1
    }
    folded += character
    room -= length
  }
  return folded
}
