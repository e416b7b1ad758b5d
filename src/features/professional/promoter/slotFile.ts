import type { PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { lookup } from '#domain/lookup'
import { eventFile } from '../eventFile'

const NAMES = { vision_test: 'proverka-zreniya', spa: 'spa-dlya-glaz' }

/** Returns the booked time as a calendar file. */
export const slotFile = ({ id, kind, title, startsAt, endsAt, place }: PromoterSlot): Promise<File> =>
  eventFile({ id: `slot-${id}`, title, startsAt, endsAt, place, fileName: lookup(NAMES, kind) ?? 'zapis' })
