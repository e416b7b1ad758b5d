import { useState } from 'react'
import type { OrderedLens } from '../../domain/lens'
import { useDeviceNotes } from '../account/useDeviceNotes'
import { otherPowers } from '../lenses/otherPowers'
import { useWornLenses } from '../lenses/useWornLenses'

/** The key of the note with the decision to keep the lenses. */
const KEPT = 'subscription-lenses'
const NONE: readonly OrderedLens[] = []

/**
 * Compares the lenses of the next delivery with those that the customer wears (contract 16.1). A customer who
 * has kept them is asked again on this device when either side changes.
 */
export function useOtherLenses(lenses: readonly OrderedLens[] = NONE) {
  const { worn } = useWornLenses(lenses.length > 0)
  const notes = useDeviceNotes()
  // If the storage is blocked, the press still works through this state.
  const [kept, setKept] = useState<string>()
  const others = otherPowers(lenses, worn)
  return {
    areOther: others !== undefined && others !== kept && others !== notes.read(KEPT),
    /** True if the customer has decided to keep these lenses. */
    areKept: others !== undefined && others === kept,
    worn,
    onKept: () => {
      notes.write(KEPT, others)
      setKept(others)
    },
  }
}
