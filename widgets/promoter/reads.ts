import { getActivitySlots } from '../../src/api/generated/activity'
import { SLOT_KINDS, slotRange, type SlotKind } from '../../src/data/promoterSlots/slotRange'
import { shopToday } from '../../src/domain/dates/days'
import { settingOf } from '../../src/host/settings'

/** Returns the tab that is open initially. */
export const kindOf = (container: Element): SlotKind =>
  settingOf(container, 'data-kind', SLOT_KINDS) ?? 'vision_test'

/** Returns the paths of the island's first reads, which the loader starts: the time slots. */
export function reads(container: HTMLElement): string[] {
  const { kind, dateFrom, dateTo } = slotRange(kindOf(container), shopToday())
  return [`${getActivitySlots.path}?kind=${kind}&date_from=${dateFrom}&date_to=${dateTo}`]
}
