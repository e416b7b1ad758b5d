import type { IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import { freeSlots, slotStart, type AppointmentDay, type AppointmentSlot } from './appointment'
import { currentTime } from '../../domain/dates/clock'

/**
 * Returns the free slot with this id if it still begins at the chosen moment: a shop may restart its slot ids
 * every day and give the same id to another time. Without a readable moment only the id is compared.
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
