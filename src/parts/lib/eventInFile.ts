import { createEvent, type EventAttributes } from 'ics'

/** RFC 5545, 3.1: a line has 75 octets at most, and one that goes on begins with a space. */
const LONGEST = 75

/**
 * Returns an event as a calendar file. The library counts characters where the standard counts octets, which makes
 * Russian lines twice as long, and leaves the text of an alarm as it came.
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
