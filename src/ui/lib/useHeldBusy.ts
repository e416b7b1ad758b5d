import { useState } from 'react'
import { heldUntil } from '../../host/page/heldPresses'
import { useChange } from './useChange'
import { useUntil } from '../states/useUntil'

/**
 * Returns whether a button is busy: while its action runs, and after a rate-limited action until the server
 * accepts the next one (contract 5.5).
 */
export function useHeldBusy(busy: boolean): boolean {
  const [until, setUntil] = useState(0)
  useChange(busy, () => setUntil(busy ? 0 : heldUntil()))
  return useUntil(until) || busy
}
