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
  const change = (changed: (note: unknown) => Record<string, unknown>) => {
    notes.change(PAIRS, changed)
    setPresses((presses) => presses + 1)
  }
  return {
    pair: openedPair(notes.read(PAIRS), productId),
    onOpened: (days: number) =>
      change((note) => withOpened(note, productId, { openedAt: shopToday(), days })),
    onUndone: () => change((note) => withoutOpened(note, productId)),
  }
}
