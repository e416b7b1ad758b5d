import { useEffect, useState } from 'react'

// The longest timer in milliseconds, 24 days: a longer one would end at once.
const LONGEST = 2 ** 31 - 1

/**
 * Tells whether a moment is still to come, and renders again when it has.
 * @param moment as of `Date.now`; 0 if there is none
 */
export function useUntil(moment: number): boolean {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (moment === 0) return undefined
    const timer = setTimeout(() => setPassed(moment), Math.min(Math.max(0, moment - Date.now()), LONGEST))
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== 0 && moment !== passed
}
