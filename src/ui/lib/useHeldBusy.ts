import { useEffect, useState } from 'react'
import { heldFor } from '../../host/page/heldPresses'
import { useChange } from './useChange'

// The longest timer in milliseconds, 24 days: a longer one would end at once.
const LONGEST = 2 ** 31 - 1

/**
 * Returns whether a button is busy: while its action runs, and after a rate-limited action until the server
 * accepts the next one (contract 5.5).
 */
export function useHeldBusy(busy: boolean): boolean {
  /** Milliseconds after the end of the action. */
  const [held, setHeld] = useState(0)
  useChange(busy, () => setHeld(busy ? 0 : heldFor()))
  useEffect(() => {
    if (held === 0) return undefined
    const timer = setTimeout(() => setHeld(0), Math.min(held, LONGEST))
    return () => clearTimeout(timer)
  }, [held])
  return busy || held > 0
}
