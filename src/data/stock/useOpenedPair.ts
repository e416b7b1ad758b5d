import { useState } from 'react'
import { shopToday } from '../../domain/dates/days'
import type { Id } from '../../domain/Id'
import { useDeviceNotes } from '../account/useDeviceNotes'
import { openedPair, PAIRS, withOpened, withoutOpened } from './openedPair'

/**
 * Returns the pair of a product that the customer wears, stored on this device, and functions to open a pair
 * and to undo it.
 */
export function useOpenedPair(productId: Id) {
  const notes = useDeviceNotes()
  // A press changes the stored note, which triggers no render by itself.
  const [, setPresses] = useState(0)
  const keep = (note: Record<string, unknown>) => {
    notes.write(PAIRS, note)
    setPresses((presses) => presses + 1)
  }
  const note = notes.read(PAIRS)
  return {
    pair: openedPair(note, productId),
    onOpened: (days: number) => keep(withOpened(note, productId, { openedAt: shopToday(), days })),
    onUndone: () => keep(withoutOpened(note, productId)),
  }
}
