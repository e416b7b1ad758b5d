import type { PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { useLazyPromoterSlotsQuery } from '#data/promoterSlots/promoterSlotsApi'
import { slotRange, type SlotKind } from '#data/promoterSlots/slotRange'
import { shopToday } from '#domain/dates/days'
import { wasDone } from '#domain/wasDone'

/**
 * Returns a function that refetches the times to find out whether a write succeeded although its response was
 * lost.
 */
export function useWasDone(kind: SlotKind) {
  const [read] = useLazyPromoterSlotsQuery()
  return (error: unknown, isDone: (slots: readonly PromoterSlot[]) => boolean) =>
    wasDone(
      error,
      () => read(slotRange(kind, shopToday())),
      ({ slots }) => isDone(slots),
    )
}
