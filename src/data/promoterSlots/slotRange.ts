import { addDays } from '../../domain/dates/days'
import type { IsoDate } from '../../domain/dates/dates'

export const SLOT_KINDS = ['vision_test', 'spa'] as const
export type SlotKind = (typeof SLOT_KINDS)[number]

export interface SlotRange {
  kind: SlotKind
  dateFrom: IsoDate
  dateTo: IsoDate
}

/** Two weeks, with today. */
const LAST = 13

/** Returns what is asked for: the loader asks for the same before the island is there. */
export const slotRange = (kind: SlotKind, today: IsoDate): SlotRange => ({
  kind,
  dateFrom: today,
  dateTo: addDays(today, LAST),
})
