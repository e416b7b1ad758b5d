import type { PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { eventFile } from '../eventFile'

/** Returns the booked time as a calendar file. */
export const slotFile = ({ id, title, startsAt, endsAt, place }: PromoterSlot): Promise<File> =>
  eventFile({ id: `slot-${id}`, title, startsAt, endsAt, place })
