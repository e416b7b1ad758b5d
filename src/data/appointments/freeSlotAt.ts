import type { IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import { freeSlots, slotStart, type AppointmentDay, type AppointmentSlot } from './appointment'
import { currentTime } from '../../domain/dates/clock'

/**
 * The free slot of this id, if it still begins at the moment that was chosen: a shop may restart its slot ids every day
 * and give the same id to another time. Without a readable moment the id alone counts.
 */
export function freeSlotAt(
  days: readonly AppointmentDay[],
  slotId: Id,
  chosen: IsoDate,
  now: Date = currentTime(),
): { slot: AppointmentSlot; startsAt: IsoDate } | undefined {
  const moment = Date.parse(chosen)
  return days
    .flatMap((day) => freeSlots(day, now).map((slot) => ({ slot, startsAt: slotStart(day, slot) })))
    .find(
      ({ slot, startsAt }) =>
        sameId(slot.id, slotId) && (Number.isNaN(moment) || Date.parse(startsAt) === moment),
    )
}
