import { useState } from 'react'
import { shopToday } from '../../domain/dates/days'
import type { Id } from '../../domain/Id'
import { useDeviceNotes } from '../account/useDeviceNotes'
import { openedPair, PAIRS, withOpened, withoutOpened } from './openedPair'

/** The pair of a product that is worn, kept on this device for its customer, and how it is opened and taken back. */
export function useOpenedPair(productId: Id) {
  const notes = useDeviceNotes()
  // A press changes the note, which nothing else draws.
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
