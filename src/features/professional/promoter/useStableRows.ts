import { useState } from 'react'
import { sameId } from '#domain/Id'
import type { PromoterSlot } from '#data/promoterSlots/promoterSlot'

interface Drawn {
  given: readonly PromoterSlot[]
  slots: readonly PromoterSlot[]
}

/**
 * Keeps every row where it is while the list is read again, so that nothing moves under the finger: a time that is gone
 * stays as one that is not for booking, a new one waits until it is asked for.
 */
export function useStableRows(given: readonly PromoterSlot[]) {
  const [drawn, setDrawn] = useState<Drawn>({ given, slots: given })
  let { slots } = drawn
  if (drawn.given !== given) {
    slots = steadied(drawn.slots, given)
    setDrawn({ given, slots })
  }
  return {
    slots,
    waiting: given.filter(({ id }) => !slots.some((slot) => sameId(slot.id, id))).length,
    showAll: () => setDrawn({ given, slots: given }),
  }
}

/** Returns the rows in their places, as they are now. */
export function steadied(
  drawn: readonly PromoterSlot[],
  given: readonly PromoterSlot[],
): readonly PromoterSlot[] {
  const byId = new Map(given.map((slot) => [String(slot.id), slot]))
  return drawn.map(
    (slot) => byId.get(String(slot.id)) ?? { ...slot, isAvailable: false, isBooked: false, booking: null },
  )
}
