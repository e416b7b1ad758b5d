import { useState } from 'react'
import type { Lens } from '../../domain/lens'
import { useDeviceNotes } from '../account/useDeviceNotes'
import { otherPowers } from '../lenses/otherPowers'
import { useWornLenses } from '../lenses/useWornLenses'

/** The note of what the customer has decided to keep. */
const KEPT = 'subscription-lenses'
const NONE: readonly Lens[] = []

/**
 * Compares the lenses of the next delivery with those that the customer wears (contract 16.1). Who has kept them is asked
 * again on this device when either side has changed.
 */
export function useOtherLenses(lenses: readonly Lens[] = NONE) {
  const { worn } = useWornLenses(lenses.length > 0)
  const notes = useDeviceNotes()
  // Where storage is closed the press counts all the same.
  const [kept, setKept] = useState<string>()
  const others = otherPowers(lenses, worn)
  return {
    areOther: others !== undefined && others !== kept && others !== notes.read(KEPT),
    /** The customer has just decided so. */
    areKept: others !== undefined && others === kept,
    worn,
    onKept: () => {
      notes.write(KEPT, others)
      setKept(others)
    },
  }
}
