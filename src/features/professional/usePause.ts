import { useEffect, useState } from 'react'
import { afterPress } from '#ui/lib/afterPress'

const PAUSE_MS = 500

/** Returns whether half a second has passed since the value last changed; false before the first change. */
export function usePause(value: unknown): boolean {
  const [paused, setPaused] = useState<unknown>()
  const [first] = useState(value)
  useEffect(() => {
    if (value === first) return
    const timer = setTimeout(() => afterPress(() => setPaused(value)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, first])
  return paused !== undefined && paused === value
}
