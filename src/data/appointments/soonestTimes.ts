import type { IsoDate } from '../../domain/dates/dates'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import { freeSlots, slotStart, type AppointmentDay, type AppointmentSlot } from './appointment'
import { currentTime } from '../../domain/dates/clock'

/** The first free time at a place. */
export interface SoonestTime<Place> {
  place: Place
  slot: AppointmentSlot
  at: IsoDate
}

/**
 * Returns the first free time of each place, the soonest first; places with equal times keep their order. A
 * place without free times is left out.
 */
export function soonestTimes<Place>(
  known: readonly { place: Place; days: readonly AppointmentDay[] }[],
  now: Date = currentTime(),
): SoonestTime<Place>[] {
  const first = known.flatMap(({ place, days }) => {
    const free = days.flatMap((day) =>
      freeSlots(day, now).map((slot) => ({ place, slot, at: slotStart(day, slot) })),
    )
    return soonestFirst(free, ({ at }) => at).slice(0, 1)
  })
  return soonestFirst(first, ({ at }) => at)
}
