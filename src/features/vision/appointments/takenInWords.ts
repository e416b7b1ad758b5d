import { slotStart, type AppointmentDay } from '#data/appointments/appointment'
import { hasPassed, type IsoDate } from '#domain/dates/dates'

/** Says why a time is no longer offered: one that is missing from a partly readable list need not be taken. */
export function takenInWords(days: readonly AppointmentDay[], at: IsoDate): string {
  if (hasPassed(at)) return 'Это время уже прошло'
  const isListed = days.some((day) =>
    day.slots.some((slot) => Date.parse(slotStart(day, slot)) === Date.parse(at)),
  )
  const isUnshown = !isListed && days.some(({ hasUnreadable }) => hasUnreadable)
  return isUnshown ? 'Это время не удалось показать' : 'Это время уже занято'
}
