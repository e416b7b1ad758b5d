import { useState } from 'react'
import { sameId } from '#domain/Id'
import type { PromoterSlot } from '#data/promoterSlots/promoterSlot'

interface Drawn {
  given: readonly PromoterSlot[]
  slots: readonly PromoterSlot[]
}

/**
 * Keeps every row in place when the list is refetched, so that nothing moves while somebody taps: a time that
 * no longer exists stays as unavailable, and a new one waits until it is requested.
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

/** Returns the rendered rows in their places with their current data. */
export function steadied(
  drawn: readonly PromoterSlot[],
  given: readonly PromoterSlot[],
): readonly PromoterSlot[] {
  const byId = new Map(given.map((slot) => [String(slot.id), slot]))
  return drawn.map(
    (slot) => byId.get(String(slot.id)) ?? { ...slot, isAvailable: false, isBooked: false, booking: null },
  )
}
