import { hasBegun, type PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { hasServerError } from '#domain/ApiError'
import { currentTime } from '#domain/dates/clock'

/**
 * Says why a time can no longer be booked. One that has gone from the list, or that the server does not know,
 * need not be taken.
 * @param latest the time as the list has it now
 * @param error what refused its booking
 */
export function lossInWords(slot: PromoterSlot, latest: PromoterSlot | undefined, error?: unknown): string {
  if (hasBegun(slot, currentTime())) return 'Это время уже прошло'
  const isTaken = hasServerError(error, '409') || latest?.isBooked
  return isTaken ? 'Это время уже занято' : 'Это время уже недоступно'
}
