import type { PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { useLazyPromoterSlotsQuery } from '#data/promoterSlots/promoterSlotsApi'
import { slotRange, type SlotKind } from '#data/promoterSlots/slotRange'
import { shopToday } from '#domain/dates/days'
import { settledWrite } from '#parts/lib/settledWrite'

/** Returns a function that runs a write of a time until its outcome is known, and throws if it was not done. */
export function useSlotWrite(kind: SlotKind) {
  const [read] = useLazyPromoterSlotsQuery()
  return <Answer>(write: () => Promise<Answer>, isDone: (slots: readonly PromoterSlot[]) => boolean) =>
    settledWrite(
      write,
      () => read(slotRange(kind, shopToday())),
      ({ slots }) => isDone(slots),
    )
}
