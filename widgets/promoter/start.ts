import { getActivitySlots } from '../../src/api/generated/activity'
import { SLOT_KINDS, slotRange, type SlotKind } from '../../src/data/promoterSlots/slotRange'
import { shopToday } from '../../src/domain/dates/days'
import { settingOf } from '../../src/host/settings'
import { startOnce } from '../startOnce'

/** Returns the tab that is open initially. */
export const kindOf = (container: Element): SlotKind =>
  settingOf(container, 'data-kind', SLOT_KINDS) ?? 'vision_test'

/** Requests the time slots before the island's chunk has loaded. */
export function startPromoter({ host }: ShadowRoot): void {
  const { kind, dateFrom, dateTo } = slotRange(kindOf(host), shopToday())
  startOnce(`${getActivitySlots.path}?kind=${kind}&date_from=${dateFrom}&date_to=${dateTo}`)
}
