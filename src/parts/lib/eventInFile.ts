import { createEvent, type EventAttributes } from 'ics'

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
