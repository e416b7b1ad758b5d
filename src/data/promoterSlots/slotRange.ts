import { addDays } from '../../domain/dates/days'
import type { IsoDate } from '../../domain/dates/dates'

export const SLOT_KINDS = ['vision_test', 'spa'] as const
export type SlotKind = (typeof SLOT_KINDS)[number]

export interface SlotRange {
  kind: SlotKind
  dateFrom: IsoDate
  dateTo: IsoDate
}

/** Two weeks, including today. */
const LAST = 13

/** Returns the range to request; the loader has to request the same one before the island loads. */
export const slotRange = (kind: SlotKind, today: IsoDate): SlotRange => ({
  kind,
  dateFrom: today,
  dateTo: addDays(today, LAST),
})
